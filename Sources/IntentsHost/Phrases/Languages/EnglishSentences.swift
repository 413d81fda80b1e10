extension PhraseLanguage {
    /// The sentences in English.
    static let english = PhraseLanguage(
        code: "en",
        conjunctions: ["and"],
        genres: [
            "jazz", "rock", "pop", "classical", "blues", "country", "folk", "hip hop", "metal", "reggae", "soul",
            "techno",
            "electronic", "indie", "punk", "disco", "funk", "house", "opera", "salsa",
        ],
        sentences: [
            groups, messages, calls, payments, rides, photos, workouts, englishMedia, englishLists,
        ]
    )

    private static let groups = """
        @the = (the|my|a|an|our|your|some|this)
        @before = (please|can you|could you|would you|i want to|i would like to|i'd like to|hey siri|let s|let me)
        @after = (please|now|thanks|thank you)
        @with = (with|in|on|using|via|through|by|from|for|over|to)
        @ask = (ask|tell|use|using|open|with|in|hey)
        @to = (to|and|for)
        @for = (for|saying|with note|with the note|with the message)
        @text = (about|that|saying|with|for|to|on|at|of|into|regarding)
        @relative = (mom|mum|mommy|mummy|dad|daddy|grandma|grandpa|granny|brother|sister|wife|husband|boss|everyone)
        """

    private static let messages = """
        @message = (message|text|text message|%|% message|message in %)
        @messages = (messages|message|texts|% messages)
        @attribute = (unread|new) {attributes=unread} | read {attributes=read} | flagged {attributes=flagged}
        INSendMessageIntent:
          (send|write|compose) [@the] [new] @message
          (send|write) {recipients} [@the] [new] @message
          (text|message|write [to]|send|%|reply to|answer) {recipients}
          (text|message|tell|write|send|%) {recipients} [that] {content}
          let {recipients} know [that] {content}
          (send|say) {content} to {recipients}
          + to {recipients}
          + to [@the] {speakableGroupName} group
          + to [@the] group {speakableGroupName}
          + (saying|say|that says|which says|that|with the text|with text|telling (him|her|them) [that]) {content}
        INSearchForMessagesIntent:
          (show|find|search|search for|read|get|check|open|list) [me] [all] [@the] [@attribute] @messages
          (show|find|read) [me] {senders} s [@attribute] @messages
          do i have [any] [@attribute] @messages
          are there [any] [@attribute] @messages
          search [@the] @messages for {searchTerms}
          what did {senders} (say|write|send [me])
          + from {senders}
          + to {recipients}
          + (about|containing|that mention|with the words) {searchTerms}
          + [from] {dateTimeRange}
          + (in|from) [@the] {speakableGroupNames} group
        @read = read {attribute=read} | unread {attribute=unread} | flagged {attribute=flagged} | unflagged {attribute=unflagged} | played {attribute=played}
        INSetMessageAttributeIntent:
          mark [@the|all] [last|these|those] (message|messages|it|them|text|texts) as @read
          flag [@the] [last] (message|messages) {attribute=flagged}
          unflag [@the] [last] (message|messages) {attribute=unflagged}
        """

    private static let calls = """
        INStartCallIntent INStartAudioCallIntent:
          (call|phone|ring|dial|call up) {contacts} {destinationType=normal} {callCapability=audioCall}
          give {contacts} a (call|ring) {destinationType=normal} {callCapability=audioCall}
          (make|start|place) [@the] [phone|voice|audio|%] call (to|with) {contacts} {destinationType=normal} {callCapability=audioCall}
          (call|check|listen to) [@the] voicemail {destinationType=voicemail} {callCapability=audioCall}
          (redial|call again|redial the last number) {destinationType=redial} {callCapability=audioCall}
          (call back|call (him|her|them) back) {destinationType=callBack} {callCapability=audioCall}
          call [@the] (emergency services|emergency|police|ambulance) {destinationType=emergency} {callCapability=audioCall}
          + on (speaker|speakerphone) {audioRoute=speakerphoneAudioRoute}
          + (on|with|over) bluetooth {audioRoute=bluetoothAudioRoute}
        INStartCallIntent INStartVideoCallIntent:
          video call {contacts} {destinationType=normal} {callCapability=videoCall}
          (make|start|place) [@the] video call (to|with) {contacts} {destinationType=normal} {callCapability=videoCall}
          call {contacts} (with video|on video) {destinationType=normal} {callCapability=videoCall}
        @calltypes = missed {callTypes=missed} | received {callTypes=received} | (outgoing|made) {callTypes=outgoing} | (last|latest|recent) {callTypes=latest}
        INSearchCallHistoryIntent:
          (show|find|list|check) [me] [all] [@the] [@calltypes] (calls|call|call history|phone calls)
          did i miss [any|a] (calls|call) {callTypes=missed}
          do i have [any] @calltypes calls
          who called [me] {callTypes=received}
          + (from|with|to) {recipient}
          + [from] {dateCreated}
        """

    private static let payments = """
        INSendPaymentIntent:
          (pay|send|give|transfer|wire) {payee} [back] {currencyAmount}
          (pay|send|give|transfer|wire) {currencyAmount}
          pay {payee}
          (send|make) [@the] payment
          send {payee} [@the] payment
          + to {payee}
          + of {currencyAmount}
          + @for {note}
        INRequestPaymentIntent:
          (request|ask for|collect) {currencyAmount}
          (ask|charge|bill) {payer} [for] {currencyAmount}
          (request|ask for) [@the] payment
          + from {payer}
          + of {currencyAmount}
          + @for {note}
        @bill = (electricity|electric|power) {billType=electricity} | water {billType=water} | gas {billType=gas} | (phone|mobile) {billType=phone} | internet {billType=internet} | cable {billType=cable} | (credit card) {billType=creditCard} | (garbage|recycling) {billType=garbageAndRecycling} | mortgage {billType=mortgage} | tuition {billType=tuition} | utilities {billType=utilities} | (health insurance) {billType=healthInsurance} | (car insurance|auto insurance) {billType=autoInsurance} | (home insurance) {billType=homeInsurance} | (student loan) {billType=studentLoan} | (music streaming) {billType=musicStreaming}
        INPayBillIntent:
          pay [@the] @bill (bill|bills)
          pay [@the] rent {billType=rent}
          pay [@the] {billPayee.nickname} bill
          + from [@the] {fromAccount.nickname} [account]
          + (of|with) {transactionAmount.amount}
          + [on] {transactionScheduledDate}
          + (with [the] note|saying) {transactionNote}
        INTransferMoneyIntent:
          (transfer|move) {transactionAmount.amount}
          (transfer|move) money
          + from [@the] {fromAccount.nickname} [account]
          + to [@the] {toAccount.nickname} [account]
          + [on] {transactionScheduledDate}
          + (with [the] note|saying) {transactionNote}
        @account = savings {accountType=saving} | checking {accountType=checking} | credit {accountType=credit} | debit {accountType=debit} | investment {accountType=investment} | mortgage {accountType=mortgage} | prepaid {accountType=prepaid}
        @balance = balance {requestedBalanceType=money} | points {requestedBalanceType=points} | miles {requestedBalanceType=miles}
        INSearchForAccountsIntent:
          (show|check|find|get|what s|what is) [me] [@the] @account [account] [@balance]
          (show|check|find|get|what s|what is) [me] [@the] {accountNickname} [account] @balance
          (show|check|find|get) [me] [@the] {accountNickname} account
          (show|check|find|get|what s|what is) [me] [@the] [account] @balance
          (show|list) [me] [@the|all] accounts
          how much [money] (is|do i have) (in|on) [@the] ({accountNickname}|@account) [account] {requestedBalanceType=money}
          how many @balance do i have
          + (at|with) {organizationName}
        @billstatus = unpaid {status=unpaid} | pending {status=pending} | paid {status=completed} | failed {status=failed} | canceled {status=canceled}
        INSearchForBillsIntent:
          (show|find|list|search for|check) [me] [all] [@the] [@billstatus] [@bill] (bills|bill)
          + from {billPayee.nickname}
          + due {dueDateRange}
          + (paid [in|on]|from) {paymentDateRange}
        """

    private static let rides = """
        @ride = (ride|taxi|cab|car|lift|%|% ride)
        INRequestRideIntent:
          (book|get|order|request|call|hail|find|i need|need|reserve) [me|us] [@the] @ride
          (book|get|order|request|call|hail|reserve) [me|us] [@the] {rideOptionName!} [ride]
          (take|drive|bring|get) (me|us)
          (pick me up|pick us up)
          + from [@the] {pickupLocation}
          + at [@the] {pickupLocation}
          + to [@the] {dropOffLocation}
          + home {dropOffLocation=home}
          + for {partySize} [people|persons|passengers|of us|person]
          + [at|on|for] {scheduledPickupTime}
          + with {paymentMethod}
        INListRideOptionsIntent:
          (show|list|find|get) [me] [@the] (ride options|rides|available rides|available cars)
          what (rides|cars) are (there|available)
          how much is [@the] @ride
          + from [@the] {pickupLocation}
          + to [@the] {dropOffLocation}
        INGetRideStatusIntent:
          (where s|where is) [@the] (ride|driver|taxi|cab|car|%)
          (what s|what is|check|show|get) [me] [@the] (status of my ride|ride status)
          when (will|does) [@the] (ride|driver|taxi|cab|car) (arrive|come|get here)
        INCancelRideIntent:
          cancel [@the] @ride
        INSendRideFeedbackIntent:
          (rate|review) [@the] (ride|driver|trip) [with] {rating} [stars|star]
          tip [@the] driver {tip}
        """

    private static let photos = """
        @photos = [favorite {includedAttributes=favorite}] (photos|pictures|pics|images|photo|picture|% photos) | videos {includedAttributes=video} | selfies {includedAttributes=selfie} | screenshots {includedAttributes=screenshot} | panoramas {includedAttributes=panoramaPhoto} | gifs {includedAttributes=GIF} | bursts {includedAttributes=burstPhoto}
        INSearchForPhotosIntent:
          (show|find|search|search for|look for|get|see|open) [me] [all] [@the] @photos
          (show|find|search for|look for|get|see) [me] [@the] {searchTerms} @photos
          + (of|with) [@the] {searchTerms}
          + (of|with) {peopleInPhoto^}
          + [from|taken|taken on|taken in] {dateCreated}
          + (in|from|at|taken in|taken at) [the] {locationCreated}
          + (in|from) [@the] album {albumName}
          + (in|from) [@the] {albumName} album
        INStartPhotoPlaybackIntent:
          (play|start|show) [me] [@the] slideshow
          + (of|with) [@the] [photos of] {searchTerms}
          + (of|with) {peopleInPhoto^}
          + [of [@the] photos] from {dateCreated}
          + (in|from|taken in) {locationCreated}
          + (in|from|of) [@the] album {albumName}
          + (in|from|of) [@the] {albumName} album
        """

    private static let workouts = """
        @minute = {workoutGoalUnitType=minute}
        @meter = {workoutGoalUnitType=meter}
        @goal = {goalValue} (minutes|minute|mins|min) @minute | half an hour {goalValue=30} @minute | (an hour and a half|one and a half hours) {goalValue=90} @minute | {goalValue} (hours|hour|h) {workoutGoalUnitType=hour} | an hour {goalValue=1} {workoutGoalUnitType=hour} | {goalValue} (seconds|second) {workoutGoalUnitType=second} | {goalValue*1000} (kilometers|kilometer|kilometres|kilometre|km|k) @meter | {goalValue} (meters|meter|metres|metre|m) @meter | {goalValue} (miles|mile) {workoutGoalUnitType=mile} | {goalValue} (yards|yard) {workoutGoalUnitType=yard} | {goalValue} (feet|foot) {workoutGoalUnitType=foot} | {goalValue} (inches|inch) {workoutGoalUnitType=inch} | {goalValue} (calories|kilocalories|kcal|calorie) {workoutGoalUnitType=kiloCalorie} | {goalValue*1000} (kilojoules|kj) {workoutGoalUnitType=joule} | {goalValue} joules {workoutGoalUnitType=joule}
        @location = (indoor|inside|indoors) {workoutLocationType=indoor} | (outdoor|outside|outdoors) {workoutLocationType=outdoor}
        @workout = (workout|exercise|session|training|activity|% workout)
        @open = (open|open ended) {isOpenEnded=true}
        INStartWorkoutIntent:
          (start|begin|do|track|record|go for|i'm going for|i'm going on) [@the] [@open] [@goal] [@location] [@goal] {workoutName!}
          (start|begin|do|track|record|go for) [@the] [@open] [@goal] [@location] [@goal] {workoutName} @workout
          (start|begin|do|track|record) [@the] [@open] [@goal] [@location] @workout
          + [for|of] @goal
          + @location
        INPauseWorkoutIntent:
          pause [@the] [{workoutName!}]
          pause [@the] [{workoutName}] @workout
        INResumeWorkoutIntent:
          (resume|continue|go on with) [@the] [{workoutName!}]
          (resume|continue|go on with) [@the] [{workoutName}] @workout
        INEndWorkoutIntent:
          (end|finish|stop|complete) [@the] [{workoutName!}]
          (end|finish|stop|complete) [@the] [{workoutName}] @workout
        INCancelWorkoutIntent:
          (cancel|discard) [@the] [{workoutName!}]
          (cancel|discard) [@the] [{workoutName}] @workout
        """
}
