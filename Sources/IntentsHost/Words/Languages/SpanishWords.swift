extension SpokenLanguage {
    /// The words in Spanish.
    static let spanish = SpokenLanguage(
        code: "es",
        numbers: NumberWords(
            """
            0 cero
            1 uno|un|una
            2 dos
            3 tres
            4 cuatro
            5 cinco
            6 seis
            7 siete
            8 ocho
            9 nueve
            10 diez
            11 once
            12 doce|una docena|docena
            13 trece
            14 catorce
            15 quince
            16 dieciséis|dieciseis
            17 diecisiete
            18 dieciocho
            19 diecinueve
            20 veinte
            21 veintiuno|veintiún|veintiuna
            22 veintidós|veintidos
            23 veintitrés|veintitres
            24 veinticuatro
            25 veinticinco
            26 veintiséis|veintiseis
            27 veintisiete
            28 veintiocho
            29 veintinueve
            30 treinta
            40 cuarenta
            50 cincuenta
            60 sesenta
            70 setenta
            80 ochenta
            90 noventa
            100 cien|ciento
            200 doscientos|doscientas
            300 trescientos|trescientas
            400 cuatrocientos|cuatrocientas
            500 quinientos|quinientas
            600 seiscientos|seiscientas
            700 setecientos|setecientas
            800 ochocientos|ochocientas
            900 novecientos|novecientas
            1000 mil
            1000000 millón|millones
            """,
            articles: ["un", "una"],
            joiners: ["y"],
            points: ["coma", "punto"],
            minus: ["menos"],
            fractions: """
                0.5 medio|media|un medio
                0.25 cuarto|un cuarto|cuarto de|un cuarto de
                0.75 tres cuartos|tres cuartos de
                """,
            halves: ["y medio", "y media"]
        ),
        units: """
            kg kilo|kilos|kilogramo|kilogramos
            g gramo|gramos
            mg miligramo|miligramos
            t tonelada|toneladas
            oz onza|onzas
            lb libra|libras
            km kilómetro|kilómetros
            m metro|metros
            cm centímetro|centímetros
            mm milímetro|milímetros
            in pulgada|pulgadas
            ft pie|pies
            mi milla|millas
            ° grado|grados
            °C grados celsius|grados centígrados
            °F grados fahrenheit
            m/s metros por segundo
            km/h kilómetros por hora
            mph millas por hora
            kn nudo|nudos
            L litro|litros
            mL mililitro|mililitros
            cL centilitro|centilitros
            tsp cucharadita|cucharaditas
            tbsp cucharada|cucharadas
            cup taza|tazas
            J julio|julios
            kJ kilojulio|kilojulios
            kCal caloría|calorías|kilocaloría|kilocalorías
            kWh kilovatio hora|kilovatios hora
            """,
        durations: """
            1 segundo|segundos|s
            60 minuto|minutos|min
            3600 hora|horas|h
            86400 día|días
            604800 semana|semanas
            """,
        currencies: """
            EUR euro|euros
            USD,CAD,AUD,NZD,SGD,HKD dólar|dólares
            GBP libra|libras
            JPY yen|yenes
            CHF franco|francos
            INR rupia|rupias
            MXN,ARS,CLP,COP peso|pesos
            CNY yuan|yuanes
            BRL real|reales
            """,
        hundredths: ["céntimo", "céntimos", "centavo", "centavos"],
        joiners: ["y", "con"],
        moments: MomentPatterns(
            """
            @part = (de la mañana|de la madrugada) {half=am} | (de la tarde|de la noche) {half=pm}
            @hours = (la|las) {hour}
            @clock = @hours | @hours en punto | @hours y {minute} | @hours y media {minute=30} | \
            @hours y cuarto {minute=15} | @hours menos cuarto {minute=-15} | @hours menos {to} | \
            [las|la] {hour} {minute} | {hour} horas
            @noon = [el] mediodía {hour=12} | [la] medianoche {hour=0}
            @time = [a|sobre] (@noon | @clock [@part])
            @bare = [la|las] {hour} [@part]
            @first = primero {day=1}
            @calendar = [el] ({day}|@first) de {month} [[de|del] {year}]
            @tonight = esta noche {days=0} {half=pm}
            @soon = mañana por la mañana {days=1} {half=am} | mañana por la (tarde|noche) {days=1} {half=pm} | \
            esta tarde {days=0} {half=pm} | esta mañana {days=0} {half=am}
            @date = hoy {days=0} | mañana {days=1} | pasado mañana {days=2} | ayer {days=-1} | \
            [el] [próximo] {weekday} | @calendar
            @from = (en|dentro de) {count} (minuto|minutos) {unit=minute} | \
            (en|dentro de) {count} (hora|horas) {unit=hour} | (en|dentro de) {count} (día|días) {unit=day} | \
            (en|dentro de) {count} (semana|semanas) {unit=week}
            @named = @tonight | @soon
            @moment = @time | @date [@part] | @date @time | @time @date | @named | @named @time | @time @named | @from
            """,
            spans: [("de", "a"), ("desde", "hasta"), ("del", "al"), ("entre", "y"), ("", "hasta"), ("", "a")]
        ),
        positions: """
            1 primero|primera|primer
            2 segundo|segunda
            3 tercero|tercera|tercer
            4 cuarto|cuarta
            5 quinto|quinta
            6 sexto|sexta
            7 séptimo|séptima
            8 octavo|octava
            9 noveno|novena
            10 décimo|décima
            -1 último|última
            -2 penúltimo|penúltima
            """,
        positionFillers: ["el", "la", "lo", "número", "opción", "por", "favor"],
        relationships: """
            mother mamá|madre
            father papá|padre
            brother hermano
            sister hermana
            son hijo
            daughter hija
            spouse esposa|esposo|mujer|marido
            partner pareja|novia|novio
            friend amigo|amiga
            assistant asistente
            manager jefe|jefa
            """
    )
}
