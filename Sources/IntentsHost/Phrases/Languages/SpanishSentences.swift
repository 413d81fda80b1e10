extension PhraseLanguage {
    /// The sentences in Spanish.
    static let spanish = PhraseLanguage(
        code: "es",
        conjunctions: ["y", "e"],
        genres: [
            "jazz", "rock", "pop", "clásica", "blues", "country", "folk", "hip hop", "metal", "reggae", "soul",
            "techno",
            "flamenco", "punk", "disco", "funk", "house", "cumbia", "salsa", "reguetón",
        ],
        sentences: [
            groups, messages, calls, payments, rides, photos, workouts, spanishMedia, spanishLists,
        ]
    )

    private static let groups = """
        @the = (el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra|este|esta|algo de)
        @before = (por favor|oye siri|puedes|podrías|quiero|quisiera)
        @after = (por favor|ahora|gracias)
        @with = (con|en|por|usando|mediante|a través de|de)
        @ask = (pídele a|pide a|dile a|usa|abre|con|en)
        @to = (que|y|para)
        @for = (por|para|con la nota|con el mensaje|diciendo)
        @text = (sobre|que|por|para|con|a|de|diciendo)
        @relative = (mamá|papá|abuela|abuelo|hermano|hermana|madre|padre|jefe|jefa)
        """

    private static let messages = """
        @message = (mensaje|mensaje de texto|sms|%|mensaje de %)
        @messages = (mensajes|mensaje|mensajes de %)
        INSendMessageIntent:
          (envía|envíale|manda|mándale|escribe|escríbele|enviar|mandar) [@the] [nuevo] @message
          (escribe|escríbele|dile|di|responde|manda|envía) a {recipients} que {content}
          (escribe|escríbele|responde|%) a {recipients}
          (envía|manda|di) {content} a {recipients}
          + a {recipients}
          + al grupo {speakableGroupName}
          + (diciendo|que diga|que dice|para decir|diciéndole|con el texto) [que] {content}
        @read = leídos {attributes=read} | (no leídos|sin leer) {attributes=unread} | marcados {attributes=flagged}
        INSearchForMessagesIntent:
          (muestra|muéstrame|enseña|enséñame|busca|encuentra|lee|léeme|abre) [me] [todos] [los|mis] [nuevos {attributes=unread}] @messages [nuevos {attributes=unread}|@read]
          busca {searchTerms} en (mis|los) @messages
          tengo [nuevos {attributes=unread}] @messages [nuevos {attributes=unread}|@read]
          qué (dijo|escribió|ha dicho|ha escrito) {senders}
          + de {senders}
          + a {recipients}
          + (sobre|acerca de|que contengan|con) {searchTerms}
          + [de|del] {dateTimeRange}
          + del grupo {speakableGroupNames}
        INSetMessageAttributeIntent:
          (marca|marcar) (el|los|mis|este|estos|mi) [último|últimos] (mensaje|mensajes) como (leído|leídos) {attribute=read}
          (marca|marcar) (el|los|mis|este|estos|mi) [último|últimos] (mensaje|mensajes) como (no leído|no leídos) {attribute=unread}
          (marca|marcar) (el|los|mis|este|estos|mi) [último|últimos] (mensaje|mensajes) como (importante|importantes) {attribute=flagged}
        """

    private static let calls = """
        @audio = {destinationType=normal} {callCapability=audioCall}
        INStartCallIntent INStartAudioCallIntent:
          (llama|llamar|telefonea) a {contacts} @audio
          (haz|inicia|empieza) [@the] llamada [de voz|de %] (a|con) {contacts} @audio
          (llama al|escucha el|consulta el) (buzón|buzón de voz) {destinationType=voicemail} {callCapability=audioCall}
          (devuelve la llamada|devuélvele la llamada) {destinationType=callBack} {callCapability=audioCall}
          (vuelve a llamar|rellama|vuelve a marcar) {destinationType=redial} {callCapability=audioCall}
          (llama a|llamar a) (emergencias|la policía|una ambulancia) {destinationType=emergency} {callCapability=audioCall}
          + (por|con|en) (altavoz|el altavoz) {audioRoute=speakerphoneAudioRoute}
          + (por|con|en) bluetooth {audioRoute=bluetoothAudioRoute}
        INStartCallIntent INStartVideoCallIntent:
          (haz|inicia|empieza) [@the] videollamada (a|con) {contacts} {destinationType=normal} {callCapability=videoCall}
          (llama|llamar) a {contacts} por vídeo {destinationType=normal} {callCapability=videoCall}
        @calltypes = perdidas {callTypes=missed} | recibidas {callTypes=received} | (hechas|salientes) {callTypes=outgoing} | recientes {callTypes=latest}
        INSearchCallHistoryIntent:
          (muestra|muéstrame|busca|enséñame|enseña) [todas] [las|mis] (llamadas|llamada) [@calltypes]
          tengo llamadas [@calltypes]
          quién (me ha llamado|me llamó|ha llamado) {callTypes=received}
          + (de|a|con) {recipient}
          + [de] {dateCreated}
        """

    private static let payments = """
        @pay = (paga|págale|envía|envíale|manda|mándale|da|dale|transfiere|transfiérele)
        INSendPaymentIntent:
          @pay {currencyAmount}
          (paga|págale) a {payee} [{currencyAmount}]
          @pay a {payee} {currencyAmount}
          (haz|envía) [@the] pago
          + a {payee}
          + de {currencyAmount}
          + @for {note}
        INRequestPaymentIntent:
          (pide|pídele|solicita|cobra|cóbrale) {currencyAmount}
          (pide|pídele|solicita|cobra|cóbrale) a {payer} {currencyAmount}
          (pide|solicita) [@the] pago
          + a {payer}
          + de {currencyAmount}
          + @for {note}
        @bill = (luz|electricidad) {billType=electricity} | agua {billType=water} | gas {billType=gas} | (teléfono|móvil) {billType=phone} | internet {billType=internet} | (tarjeta de crédito) {billType=creditCard}
        INPayBillIntent:
          paga [@the] (factura|facturas|recibo) (de|del) [@the] @bill
          paga [@the] alquiler {billType=rent}
          paga [@the] (factura|recibo) (de|del) [@the] {billPayee.nickname}
          + desde [@the] [cuenta] {fromAccount.nickname}
          + de {transactionAmount.amount}
          + [el] {transactionScheduledDate}
          + con la nota {transactionNote}
        INTransferMoneyIntent:
          (transfiere|mueve|pasa) {transactionAmount.amount}
          (transfiere|mueve) dinero
          + (de|desde) [@the] [cuenta] {fromAccount.nickname}
          + (a|hacia) [@the] [cuenta] {toAccount.nickname}
          + [el] {transactionScheduledDate}
          + con la nota {transactionNote}
        @account = (cuenta de ahorros|cuenta de ahorro) {accountType=saving} | (cuenta corriente) {accountType=checking} | (cuenta de crédito) {accountType=credit}
        INSearchForAccountsIntent:
          (muestra|muéstrame|enséñame|consulta|cuál es|dime) [@the] saldo {requestedBalanceType=money}
          (muestra|muéstrame|enséñame|consulta) [@the] (@account|cuenta {accountNickname}|cuentas)
          cuánto [dinero] (hay|tengo) en [@the] (@account|cuenta {accountNickname}) {requestedBalanceType=money}
          cuántos puntos tengo {requestedBalanceType=points}
          cuántas millas tengo {requestedBalanceType=miles}
          + (de|en) [@the] (@account|cuenta {accountNickname})
          + en [el] {organizationName}
        INSearchForBillsIntent:
          (muestra|muéstrame|busca|enséñame) [todas] [las|mis] facturas [(sin pagar|impagadas) {status=unpaid}|pagadas {status=completed}|pendientes {status=pending}] [(de|del) [@the] @bill]
          + de {billPayee.nickname}
          + que vencen {dueDateRange}
        """

    private static let rides = """
        @ride = (viaje|taxi|coche|carro|%|viaje de %)
        INRequestRideIntent:
          (reserva|resérvame|pide|pídeme|llama|solicita|necesito|consigue|consígueme) [@the] @ride
          (reserva|resérvame|pide|pídeme|solicita) [@the] {rideOptionName!}
          (llévame|llévanos)
          (recógeme|recógenos)
          + (desde|de|en) [@the] {pickupLocation}
          + (a|al|hasta|hacia) [@the] {dropOffLocation}
          + a casa {dropOffLocation=casa}
          + para {partySize} [personas|persona|pasajeros]
          + [a|para|el] {scheduledPickupTime}
          + con {paymentMethod}
        INListRideOptionsIntent:
          (muestra|muéstrame|enséñame) [@the] (viajes|opciones de viaje|coches disponibles)
          cuánto cuesta [@the] @ride
          + (desde|de) [@the] {pickupLocation}
          + (a|al|hasta) [@the] {dropOffLocation}
        INGetRideStatusIntent:
          dónde está [@the] (viaje|taxi|coche|conductor|%)
          cuándo llega [@the] (taxi|coche|conductor)
        INCancelRideIntent:
          (cancela|cancelar) [@the] @ride
        INSendRideFeedbackIntent:
          (valora|puntúa|califica) [@the] (viaje|conductor) con {rating} [estrellas|estrella]
          (da|dale) {tip} [de propina] [al conductor]
        """

    private static let photos = """
        @photos = (fotos|imágenes|foto|imagen|fotos de %) | (fotos favoritas) {includedAttributes=favorite} | vídeos {includedAttributes=video} | selfies {includedAttributes=selfie} | (capturas de pantalla) {includedAttributes=screenshot} | (panorámicas) {includedAttributes=panoramaPhoto}
        INSearchForPhotosIntent:
          (muestra|muéstrame|enseña|enséñame|busca|encuentra|abre) [me] [todas] [las|mis|los] @photos
          + (de|del|con) [@the] {searchTerms}
          + (de|con) {peopleInPhoto^}
          + [de|del] {dateCreated}
          + (en|tomadas en) [@the] {locationCreated}
          + (en el|del) álbum {albumName}
        INStartPhotoPlaybackIntent:
          (reproduce|inicia|empieza|muestra) [@the] (presentación|presentación de fotos|pase de diapositivas)
          + (de|del|con) [@the] {searchTerms}
          + (de|con) {peopleInPhoto^}
          + de {dateCreated}
          + del álbum {albumName}
        """

    private static let workouts = """
        @minute = {workoutGoalUnitType=minute}
        @meter = {workoutGoalUnitType=meter}
        @hour = {workoutGoalUnitType=hour}
        @goal = {goalValue} (minutos|minuto|min) @minute | media hora {goalValue=30} @minute | (una hora y media) {goalValue=90} @minute | {goalValue} (horas|hora|h) @hour | (una hora) {goalValue=1} @hour | {goalValue} (segundos|segundo) {workoutGoalUnitType=second} | {goalValue*1000} (kilómetros|kilómetro|km) @meter | {goalValue} (metros|metro|m) @meter | {goalValue} (millas|milla) {workoutGoalUnitType=mile} | {goalValue} (calorías|kilocalorías|kcal) {workoutGoalUnitType=kiloCalorie} | {goalValue*1000} (kilojulios|kj) {workoutGoalUnitType=joule}
        @location = (en interior|dentro|a cubierto) {workoutLocationType=indoor} | (al aire libre|en exterior|fuera) {workoutLocationType=outdoor}
        @workout = (entrenamiento|entreno|ejercicio|sesión|entrenamiento de %)
        INStartWorkoutIntent:
          (empieza|inicia|comienza|haz|registra) [@the] {workoutName!}
          (empieza|inicia|comienza|haz) [@the] @workout (de {workoutName}|{workoutName})
          (empieza|inicia|comienza|haz) [@the] @workout
          + (durante|de|por|para) @goal
          + @location
        INPauseWorkoutIntent:
          (pausa|detén) [@the] (@workout [de {workoutName}]|{workoutName!})
          pon [@the] (@workout [de {workoutName}]|{workoutName!}) en pausa
        INResumeWorkoutIntent:
          (reanuda|continúa|sigue con) [@the] (@workout [de {workoutName}]|{workoutName!})
        INEndWorkoutIntent:
          (termina|acaba|finaliza|para) [@the] (@workout [de {workoutName}]|{workoutName!})
        INCancelWorkoutIntent:
          (cancela|descarta|anula) [@the] (@workout [de {workoutName}]|{workoutName!})
        """
}
