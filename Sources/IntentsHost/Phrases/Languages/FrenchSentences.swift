extension PhraseLanguage {
    /// The sentences in French.
    static let french = PhraseLanguage(
        code: "fr",
        conjunctions: ["et"],
        genres: [
            "jazz", "rock", "pop", "classique", "blues", "country", "folk", "hip hop", "metal", "reggae", "soul",
            "techno",
            "rap", "punk", "disco", "funk", "house", "variété", "salsa",
        ],
        sentences: [
            groups, messages, calls, payments, rides, photos, workouts, frenchMedia, frenchLists,
        ]
    )

    private static let groups = """
        @the = (le|la|les|l'|un|une|des|du|de la|de l'|mon|ma|mes|notre|nos|ce|cette|ces)
        @of = (de la|de l'|du|des|de|d')
        @before = (s'il te plaît|s'il vous plaît|hey siri|dis siri|peux tu|je veux|je voudrais)
        @after = (s'il te plaît|s'il vous plaît|maintenant|merci)
        @with = (avec|dans|sur|via|par|en utilisant|de|chez)
        @ask = (demande à|dis à|utilise|ouvre|avec|dans)
        @to = (de|d'|et|pour)
        @for = (pour|avec la note|avec le message|en disant)
        @text = (sur|que|pour|avec|à|de|disant)
        @relative = (maman|papa|mamie|papi|frère|sœur|mère|père|chef)
        """

    private static let messages = """
        @message = (message|texto|sms|%|message %)
        @messages = (messages|message|textos|messages %)
        INSendMessageIntent:
          (envoie|envoyer|écris|écrire|envoyez) [un|le|mon|moi un] [nouveau] @message
          (envoie|écris|dis|envoyer|réponds) à {recipients} (que|qu') {content}
          (écris|réponds|%) à {recipients}
          (envoie|écris|dis) {content} à {recipients}
          + (à|au) {recipients}
          + au groupe {speakableGroupName}
          + (disant|pour dire|qui dit|en disant|avec le texte|pour lui dire|pour leur dire) [que|qu'] {content}
        @read = lus {attributes=read} | (non lus) {attributes=unread} | marqués {attributes=flagged}
        INSearchForMessagesIntent:
          (montre|affiche|cherche|trouve|lis|lire|ouvre|consulte) [moi] [tous] [les|mes] [nouveaux {attributes=unread}] @messages [@read]
          (cherche|recherche) {searchTerms} dans (mes|les) @messages
          (est ce que j'ai|ai je|j'ai) [de|des] [nouveaux {attributes=unread}] @messages [@read]
          qu' est ce que {senders} a (dit|écrit)
          + (de|d') {senders}
          + à {recipients}
          + (sur|à propos de|contenant|avec) {searchTerms}
          + [de|d'|du] {dateTimeRange}
          + du groupe {speakableGroupNames}
        INSetMessageAttributeIntent:
          (marque|marquer) (le|les|mes|ce|ces|mon) [dernier|derniers] (message|messages) comme (lu|lus) {attribute=read}
          (marque|marquer) (le|les|mes|ce|ces|mon) [dernier|derniers] (message|messages) comme (non lu|non lus) {attribute=unread}
          (marque|marquer) (le|les|mes|ce|ces|mon) [dernier|derniers] (message|messages) comme (important|importants) {attribute=flagged}
        """

    private static let calls = """
        @audio = {destinationType=normal} {callCapability=audioCall}
        INStartCallIntent INStartAudioCallIntent:
          (appelle|appeler|téléphone à|téléphoner à) {contacts} @audio
          (passe|lance|démarre|fais) [@the] appel [audio|téléphonique|%] (à|avec) {contacts} @audio
          (appelle|écoute|consulte) [@the] (messagerie|messagerie vocale|répondeur) {destinationType=voicemail} {callCapability=audioCall}
          (rappelle|rappelle le|rappelle la) {destinationType=callBack} {callCapability=audioCall}
          (recompose|recompose le dernier numéro) {destinationType=redial} {callCapability=audioCall}
          (appelle|appeler) [les] (urgences|secours|la police) {destinationType=emergency} {callCapability=audioCall}
          + (sur haut parleur|en haut parleur|avec le haut parleur) {audioRoute=speakerphoneAudioRoute}
          + (en|sur|par) bluetooth {audioRoute=bluetoothAudioRoute}
        INStartCallIntent INStartVideoCallIntent:
          (passe|lance|démarre|fais) [@the] appel vidéo (à|avec) {contacts} {destinationType=normal} {callCapability=videoCall}
          (appelle|appeler) {contacts} (en vidéo|en visio) {destinationType=normal} {callCapability=videoCall}
        @calltypes = manqués {callTypes=missed} | reçus {callTypes=received} | (émis|sortants) {callTypes=outgoing} | récents {callTypes=latest}
        INSearchCallHistoryIntent:
          (montre|affiche|cherche|trouve) [moi] [tous] [les|mes] (appels|appel) [@calltypes]
          (ai je manqué|est ce que j'ai manqué) [un|des] (appel|appels) {callTypes=missed}
          qui m' a appelé {callTypes=received}
          + (de|d'|à|avec) {recipient}
          + [de|d'|du] {dateCreated}
        """

    private static let payments = """
        INSendPaymentIntent:
          (paie|paye|envoie|verse|donne|transfère|vire) {currencyAmount}
          (paie|paye|rembourse) {payee} [de] [{currencyAmount}]
          (paie|paye|envoie|verse) à {payee} {currencyAmount}
          (envoie|fais) [@the] paiement
          + à {payee}
          + (de|d') {currencyAmount}
          + @for {note}
        INRequestPaymentIntent:
          (demande|réclame) {currencyAmount}
          (demande|réclame) [@the] paiement
          + à {payer}
          + (de|d') {currencyAmount}
          + @for {note}
        @bill = (électricité) {billType=electricity} | eau {billType=water} | gaz {billType=gas} | téléphone {billType=phone} | internet {billType=internet} | (carte de crédit) {billType=creditCard}
        INPayBillIntent:
          (paie|paye|règle) [@the] (facture|factures) [@of] @bill
          (paie|paye|règle) [@the] loyer {billType=rent}
          (paie|paye|règle) [@the] facture @of {billPayee.nickname}
          + depuis [@the] [compte] {fromAccount.nickname}
          + de {transactionAmount.amount}
          + [le] {transactionScheduledDate}
          + avec la note {transactionNote}
        INTransferMoneyIntent:
          (transfère|vire|déplace) {transactionAmount.amount}
          (transfère|vire) (de l'argent)
          + (de|du|depuis) [@the] [compte] {fromAccount.nickname}
          + (vers|sur|à|au) [@the] [compte] {toAccount.nickname}
          + [le] {transactionScheduledDate}
          + avec la note {transactionNote}
        @account = (compte épargne) {accountType=saving} | (compte courant) {accountType=checking} | (compte de crédit) {accountType=credit}
        INSearchForAccountsIntent:
          (montre|affiche|consulte|quel est|donne) [moi] [@the] solde {requestedBalanceType=money}
          (montre|affiche|consulte) [moi] [@the] (@account|compte {accountNickname}|comptes)
          combien [d'argent] (y a t il|ai je|j'ai|il y a) sur [@the] (@account|compte {accountNickname}) {requestedBalanceType=money}
          combien de (points {requestedBalanceType=points}|miles {requestedBalanceType=miles}) (ai je|j'ai)
          + (de|du|sur) [@the] (@account|compte {accountNickname})
          + chez {organizationName}
        INSearchForBillsIntent:
          (montre|affiche|cherche|trouve) [moi] [toutes] [les|mes] factures [impayées {status=unpaid}|payées {status=completed}|en attente {status=pending}] [@of @bill]
          + de {billPayee.nickname}
          + (dues|à payer) {dueDateRange}
        """

    private static let rides = """
        @ride = (course|taxi|voiture|trajet|vtc|%|course %)
        INRequestRideIntent:
          (réserve|commande|appelle|prends|trouve|il me faut|j'ai besoin d') [moi|nous] [@the] @ride
          (réserve|commande|appelle) [moi|nous] [@the] {rideOptionName!}
          (emmène|conduis|amène) (moi|nous)
          (viens|passe) (me|nous) (chercher|prendre)
          + (depuis|de|du) [@the] {pickupLocation}
          + (pour|à|au|vers|jusqu'à|jusqu'au|aux) [@the] {dropOffLocation}
          + (à la|à l') {dropOffLocation}
          + pour {partySize} [personnes|personne|passagers]
          + [à|pour|le] {scheduledPickupTime}
          + avec {paymentMethod}
        INListRideOptionsIntent:
          (montre|affiche) [moi] [@the] (courses|trajets|options de course|voitures disponibles)
          combien coûte [@the] @ride
          + (depuis|de) [@the] {pickupLocation}
          + (pour|à|au|vers|jusqu'à) [@the] {dropOffLocation}
        INGetRideStatusIntent:
          où (est|en est) [@the] (course|taxi|chauffeur|voiture|%)
          quand arrive [@the] (taxi|chauffeur|voiture)
        INCancelRideIntent:
          (annule|annuler) [@the] @ride
        INSendRideFeedbackIntent:
          note [@the] (course|chauffeur|trajet) {rating} [étoiles|étoile]
          (donne|laisse) {tip} [de pourboire] [au chauffeur]
        """

    private static let photos = """
        @photos = (photos|images|photo|image|photos %) | vidéos {includedAttributes=video} | selfies {includedAttributes=selfie} | (captures d'écran) {includedAttributes=screenshot} | panoramas {includedAttributes=panoramaPhoto} | (photos préférées) {includedAttributes=favorite}
        INSearchForPhotosIntent:
          (montre|affiche|cherche|trouve|ouvre|voir) [moi] [toutes] [les|mes|des] @photos
          + (@of|avec) {searchTerms}
          + (de|avec) {peopleInPhoto^}
          + [de|d'|du] {dateCreated}
          + (à|prises à|au|en) {locationCreated}
          + (dans|de) [@the] album {albumName}
        INStartPhotoPlaybackIntent:
          (lance|démarre|montre|lis) [moi] [@the] diaporama
          + (@of|avec) {searchTerms}
          + (de|avec) {peopleInPhoto^}
          + (de|d') {dateCreated}
          + (dans|de) [@the] album {albumName}
        """

    private static let workouts = """
        @minute = {workoutGoalUnitType=minute}
        @meter = {workoutGoalUnitType=meter}
        @hour = {workoutGoalUnitType=hour}
        @goal = {goalValue} (minutes|minute|min) @minute | (une demi heure) {goalValue=30} @minute | (une heure et demie) {goalValue=90} @minute | {goalValue} (heures|heure|h) @hour | (une heure) {goalValue=1} @hour | {goalValue} (secondes|seconde) {workoutGoalUnitType=second} | {goalValue*1000} (kilomètres|kilomètre|km) @meter | {goalValue} (mètres|mètre|m) @meter | {goalValue} (miles|mile) {workoutGoalUnitType=mile} | {goalValue} (calories|kilocalories|kcal) {workoutGoalUnitType=kiloCalorie} | {goalValue*1000} (kilojoules|kj) {workoutGoalUnitType=joule}
        @location = (en intérieur|en salle) {workoutLocationType=indoor} | (en extérieur|dehors|en plein air) {workoutLocationType=outdoor}
        @workout = (entraînement|entrainement|séance|exercice|séance d'entraînement|entraînement %)
        INStartWorkoutIntent:
          (démarre|commence|lance|fais|débute|enregistre) [@the] {workoutName!}
          (démarre|commence|lance|fais|débute) [@the] @workout (@of {workoutName}|{workoutName})
          (démarre|commence|lance|fais|débute) [@the] @workout
          + (pendant|pour|de|d'|sur) @goal
          + @location
        INPauseWorkoutIntent:
          (mets|met) [@the] (@workout [@of {workoutName}]|{workoutName!}) en pause
          (interromps|suspends|pause) [@the] [@workout [@of {workoutName}]|{workoutName!}]
        INResumeWorkoutIntent:
          (reprends|reprendre|continue) [@the] (@workout [@of {workoutName}]|{workoutName!})
        INEndWorkoutIntent:
          (termine|arrête|finis) [@the] (@workout [@of {workoutName}]|{workoutName!})
        INCancelWorkoutIntent:
          (annule|abandonne) [@the] (@workout [@of {workoutName}]|{workoutName!})
        """
}
