extension PhraseLanguage {
    /// The sentences in German.
    static let german = PhraseLanguage(
        code: "de",
        conjunctions: ["und"],
        genres: [
            "jazz", "rock", "pop", "klassik", "blues", "country", "folk", "hip hop", "metal", "reggae", "soul",
            "techno",
            "indie", "punk", "disco", "funk", "house", "schlager", "salsa",
        ],
        sentences: [
            groups, messages, calls, payments, rides, photos, workouts, germanMedia, germanLists,
        ]
    )

    private static let groups = """
        @the = (der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|unser|unsere|unserer|etwas|diese|dieses|diesen)
        @before = (bitte|hey siri|ich möchte|ich will|kannst du|könntest du)
        @after = (bitte|jetzt|danke)
        @with = (mit|in|über|per|via|bei|auf|mithilfe von|mit hilfe von|von)
        @ask = (frag|frage|bitte|sag|öffne|nutze|verwende|mit|in)
        @to = (und|nach)
        @for = (für|mit der notiz|mit dem text|mit der nachricht|wegen)
        @text = (über|dass|wegen|mit|für|zu|an|auf|von)
        @relative = (mama|mami|papa|papi|oma|opa|bruder|schwester|mutter|vater|chef|chefin)
        """

    private static let messages = """
        @message = (nachricht|textnachricht|sms|mitteilung|%|% nachricht)
        @messages = (nachrichten|nachricht|mitteilungen|% nachrichten)
        @attribute = (ungelesene|ungelesenen|neue|neuen) {attributes=unread} | (gelesene|gelesenen) {attributes=read} | (markierte|markierten) {attributes=flagged}
        INSendMessageIntent:
          (schick|schicke|sende|send|schreib|schreibe) {recipients} [@the] [neue] @message
          (schick|schicke|sende|send|schreib|schreibe) [@the] [neue] @message
          (schreib|schreibe|sag|sage|texte|antworte|%) {recipients} [dass] {content}
          (schreib|schreibe|antworte|texte|%) {recipients}
          (schick|schicke|sende|schreib|schreibe) {content} an {recipients}
          (schreib|schreibe) an {recipients}
          {recipients} [@the] @message ~ (schicken|senden|schreiben)
          [@the] @message ~ (schicken|senden|schreiben)
          + an {recipients}
          + an [die] gruppe {speakableGroupName}
          + an [die] {speakableGroupName} gruppe
          + (dass|mit dem text|mit dem inhalt|mit der nachricht|und sag|in der steht) {content}
        INSearchForMessagesIntent:
          (zeig|zeige|such|suche|finde|lies|lese|öffne|prüfe|hol) [mir] [alle] [@the] [@attribute] @messages ~ [vor]
          (suche|such) in [@the] @messages nach {searchTerms}
          (hab|habe) ich [@attribute] @messages
          gibt es [@attribute] @messages
          was hat {senders} (geschrieben|gesagt|geschickt|mir geschrieben)
          + (von|vom) {senders}
          + an {recipients}
          + (über|mit|mit dem wort) {searchTerms}
          + [von|vom|aus] {dateTimeRange}
          + (in|aus|von) [der] gruppe {speakableGroupNames}
        @read = gelesen {attribute=read} | ungelesen {attribute=unread} | wichtig {attribute=flagged} | abgespielt {attribute=played}
        INSetMessageAttributeIntent:
          (markiere|markier|setz|setze) [@the|alle] [letzte|letzten] (nachricht|nachrichten|sie|es) als @read
          (markiere|markier) [@the] [letzte] nachricht {attribute=flagged}
          (entferne|lösche) die markierung [@the|von der] [letzten] nachricht {attribute=unflagged}
        """

    private static let calls = """
        @audio = {destinationType=normal} {callCapability=audioCall}
        INStartCallIntent INStartAudioCallIntent:
          (ruf|rufe|ruft) {contacts} [~] an @audio
          (ruf|rufe) bei {contacts} [~] an @audio
          (telefoniere|telefonier) mit {contacts} @audio
          (starte|beginne|mach|mache) [@the] (anruf|telefonat|% anruf|gespräch) (mit|an|bei) {contacts} @audio
          {contacts} anrufen @audio
          (ruf|rufe) [@the] mailbox an {destinationType=voicemail} {callCapability=audioCall}
          (höre|hör) [@the] mailbox ab {destinationType=voicemail} {callCapability=audioCall}
          (wahlwiederholung|wähle die letzte nummer noch einmal) {destinationType=redial} {callCapability=audioCall}
          (ruf|rufe) [ihn|sie] zurück {destinationType=callBack} {callCapability=audioCall}
          (ruf|rufe) [den] (notruf|die polizei|einen krankenwagen) [an] {destinationType=emergency} {callCapability=audioCall}
          + über [den] lautsprecher {audioRoute=speakerphoneAudioRoute}
          + (über|mit) bluetooth {audioRoute=bluetoothAudioRoute}
        INStartCallIntent INStartVideoCallIntent:
          (starte|beginne|mach|mache) [@the] (videoanruf|videotelefonat) (mit|an) {contacts} {destinationType=normal} {callCapability=videoCall}
          (ruf|rufe) {contacts} (per video|mit video) an {destinationType=normal} {callCapability=videoCall}
        @calltypes = (verpasste|verpassten|entgangene|entgangenen) {callTypes=missed} | (eingegangene|eingegangenen) {callTypes=received} | (ausgehende|ausgehenden) {callTypes=outgoing} | (letzte|letzten) {callTypes=latest}
        INSearchCallHistoryIntent:
          (zeig|zeige|suche|finde) [mir] [alle] [@the] [@calltypes] (anrufe|anruf|anrufliste)
          hab ich [einen] (anruf|anrufe) verpasst {callTypes=missed}
          habe ich [einen] (anruf|anrufe) verpasst {callTypes=missed}
          wer hat [mich] angerufen {callTypes=received}
          + (von|vom|an) {recipient}
          + [von|vom] {dateCreated}
        """

    private static let payments = """
        @pay = (zahl|zahle|bezahl|bezahle|schick|schicke|sende|überweis|überweise|gib)
        INSendPaymentIntent:
          @pay {payee} {currencyAmount}
          @pay {currencyAmount}
          (bezahl|bezahle) {payee}
          (sende|schick|schicke) [@the] zahlung
          {payee} {currencyAmount} ~ (zahlen|bezahlen|schicken|senden|überweisen)
          + an {payee}
          + (über|von) {currencyAmount}
          + @for {note}
        INRequestPaymentIntent:
          (fordere|verlange|verlang) {currencyAmount} ~ [an]
          (fordere|verlange) [@the] zahlung ~ [an]
          (bitte|frag|frage) {payer} um {currencyAmount}
          + von {payer}
          + (über|von) {currencyAmount}
          + @for {note}
        @bill = (stromrechnung|strom) {billType=electricity} | wasserrechnung {billType=water} | gasrechnung {billType=gas} | (telefonrechnung|handyrechnung) {billType=phone} | internetrechnung {billType=internet} | kreditkartenrechnung {billType=creditCard} | miete {billType=rent} | (hypothek|hypothekenrate) {billType=mortgage} | (krankenversicherung) {billType=healthInsurance} | (autoversicherung) {billType=autoInsurance}
        INPayBillIntent:
          (zahl|zahle|bezahl|bezahle) [@the] @bill
          (zahl|zahle|bezahl|bezahle) [@the] rechnung [von] {billPayee.nickname}
          + (von|vom) [@the] [konto] {fromAccount.nickname}
          + (über|von) {transactionAmount.amount}
          + [am] {transactionScheduledDate}
          + mit [der] notiz {transactionNote}
        INTransferMoneyIntent:
          (überweise|überweis|übertrag|übertrage|transferiere) {transactionAmount.amount}
          (überweise|übertrage|transferiere) geld
          + (von|vom) [@the] [konto] {fromAccount.nickname}
          + (auf|zu|zum) [@the] [konto] {toAccount.nickname}
          + [am] {transactionScheduledDate}
          + mit [der] notiz {transactionNote}
        @account = (sparkonto) {accountType=saving} | (girokonto) {accountType=checking} | (kreditkartenkonto|kreditkonto) {accountType=credit} | depot {accountType=investment}
        INSearchForAccountsIntent:
          (zeig|zeige|prüfe|wie ist|was ist) [mir] [@the] (kontostand|saldo|guthaben) {requestedBalanceType=money}
          (zeig|zeige|prüfe) [mir] [@the] (@account|konto {accountNickname}|konten)
          (wie viel|wieviel) [geld] (ist|habe ich) auf [@the] (@account|konto {accountNickname}) {requestedBalanceType=money}
          (wie viele|wieviele) (punkte {requestedBalanceType=points}|meilen {requestedBalanceType=miles}) habe ich
          + (von|vom|auf) [@the] (@account|konto {accountNickname})
          + bei [der] {organizationName}
        @billstatus = (unbezahlte|unbezahlten|offene|offenen) {status=unpaid} | (ausstehende|ausstehenden) {status=pending} | (bezahlte|bezahlten) {status=completed}
        INSearchForBillsIntent:
          (zeig|zeige|suche|finde) [mir] [alle] [@the] [@billstatus] (rechnungen|rechnung|@bill)
          + von {billPayee.nickname}
          + (fällig|die fällig sind) {dueDateRange}
          + (aus|vom) {paymentDateRange}
        """

    private static let rides = """
        @ride = (taxi|fahrt|wagen|auto|%|% fahrt)
        INRequestRideIntent:
          (buch|buche|bestell|bestelle|ruf|rufe|reservier|reserviere|hol|ich brauche|besorg) [mir|uns] [@the] @ride
          (buch|buche|bestell|bestelle|ruf|reserviere) [mir|uns] [@the] {rideOptionName!}
          (bring|bringe|fahr|fahre) (mich|uns)
          (hol|hole) (mich|uns) ~ ab
          [@the] @ride ~ (buchen|bestellen|rufen)
          + (von|vom|ab|am|an) [@the] {pickupLocation}
          + (zum|zur|nach|zu|ins|in) [@the] {dropOffLocation}
          + nach hause {dropOffLocation=nach Hause}
          + für {partySize} [personen|leute|person|passagiere]
          + [um|am|für] {scheduledPickupTime}
          + mit {paymentMethod}
        INListRideOptionsIntent:
          (zeig|zeige) [mir] [@the|alle|verfügbare] (fahrten|fahrtmöglichkeiten|taxis|wagen)
          (welche fahrten|welche taxis) gibt es
          (was|wie viel) kostet [@the] @ride
          + (von|vom|ab) [@the] {pickupLocation}
          + (zum|zur|nach|zu) [@the] {dropOffLocation}
        INGetRideStatusIntent:
          wo (ist|bleibt) [@the] (taxi|fahrt|fahrer|wagen|fahrerin|%)
          wann kommt [@the] (taxi|fahrer|wagen|fahrerin)
          (zeig|zeige|prüfe) [mir] den status [@the] fahrt
        INCancelRideIntent:
          storniere [@the] @ride
          (sag|sage) [@the] @ride ab
        INSendRideFeedbackIntent:
          (bewerte|bewerten) [@the] (fahrt|fahrer) mit {rating} [sternen|stern]
          gib [@the] fahrer {tip} [trinkgeld]
        """

    private static let photos = """
        @photos = (fotos|bilder|aufnahmen|foto|bild|% fotos) | lieblingsfotos {includedAttributes=favorite} | videos {includedAttributes=video} | selfies {includedAttributes=selfie} | (bildschirmfotos|screenshots) {includedAttributes=screenshot} | (panoramen|panoramas) {includedAttributes=panoramaPhoto} | gifs {includedAttributes=GIF}
        INSearchForPhotosIntent:
          (zeig|zeige|such|suche|finde|hol|öffne) [mir] [alle] [@the] @photos
          (suche|such) nach @photos
          + (von|vom|mit|nach) [@the] {searchTerms}
          + (von|mit) {peopleInPhoto^}
          + [von|vom|aus|aus der|seit] {dateCreated}
          + (in|aus|im) {locationCreated}
          + (im|aus dem|in dem) album {albumName}
        INStartPhotoPlaybackIntent:
          (spiel|spiele|starte|zeig|zeige) [mir] [@the] (diashow|dia show) ~ [ab]
          + (von|vom|mit) [@the] {searchTerms}
          + (von|mit) {peopleInPhoto^}
          + (von|vom|aus) {dateCreated}
          + (aus|in) {locationCreated}
          + (im|aus dem|vom) album {albumName}
        """

    private static let workouts = """
        @minute = {workoutGoalUnitType=minute}
        @meter = {workoutGoalUnitType=meter}
        @hour = {workoutGoalUnitType=hour}
        @goal = {goalValue} (minuten|minute|min) @minute | (eine halbe stunde|halbe stunde|halbstündiges) {goalValue=30} @minute | (eineinhalb|anderthalb) stunden {goalValue=90} @minute | {goalValue} (stunden|stunde|std) @hour | (eine stunde) {goalValue=1} @hour | {goalValue} (sekunden|sekunde) {workoutGoalUnitType=second} | {goalValue*1000} (kilometer|kilometern|km) @meter | {goalValue} (meter|metern|m) @meter | {goalValue} (meilen|meile) {workoutGoalUnitType=mile} | {goalValue} (kalorien|kilokalorien|kcal) {workoutGoalUnitType=kiloCalorie} | {goalValue*1000} (kilojoule|kj) {workoutGoalUnitType=joule}
        @location = (drinnen|im haus|indoor) {workoutLocationType=indoor} | (draußen|im freien|outdoor) {workoutLocationType=outdoor}
        @workout = (training|workout|einheit|trainingseinheit|% training)
        INStartWorkoutIntent:
          (starte|start|beginn|beginne|mach|mache|zeichne|tracke) [@the] [@goal] {workoutName!}
          (starte|start|beginn|beginne|mach|mache) [@the] [@goal] [@location] {workoutName} @workout
          (starte|start|beginn|beginne|mach|mache) [@the] [@goal] [@location] @workout
          {workoutName^} ~ (starten|beginnen|machen)
          (fang|fange) mit [@the] {workoutName} ~ an
          + [für|über] @goal
          + @location
        INPauseWorkoutIntent:
          pausiere [@the] [{workoutName!}]
          pausiere [@the] [{workoutName}] @workout
          (halt|halte) [@the] ({workoutName}|@workout) an
        INResumeWorkoutIntent:
          (setz|setze) [@the] ([{workoutName}] @workout|{workoutName!}) fort
          mach mit [@the] ([{workoutName}] @workout|{workoutName!}) weiter
        INEndWorkoutIntent:
          (beende|stopp|stoppe) [@the] [{workoutName!}]
          (beende|stopp|stoppe) [@the] [{workoutName}] @workout
        INCancelWorkoutIntent:
          (verwirf|verwerfe) [@the] ([{workoutName}] @workout|{workoutName!})
          (brich|breche) [@the] ([{workoutName}] @workout|{workoutName!}) ab
        """
}
