extension SpokenLanguage {
    /// The words in German.
    static let german = SpokenLanguage(
        code: "de",
        numbers: NumberWords(
            """
            0 null
            1 eins|ein|eine|einen|einem|einer
            2 zwei|zwo
            3 drei
            4 vier
            5 fünf
            6 sechs
            7 sieben
            8 acht
            9 neun
            10 zehn
            11 elf
            12 zwölf|dutzend|ein dutzend
            13 dreizehn
            14 vierzehn
            15 fünfzehn
            16 sechzehn
            17 siebzehn
            18 achtzehn
            19 neunzehn
            20 zwanzig
            30 dreißig
            40 vierzig
            50 fünfzig
            60 sechzig
            70 siebzig
            80 achtzig
            90 neunzig
            100 hundert
            1000 tausend
            1000000 million|millionen
            1000000000 milliarde|milliarden
            """,
            articles: ["ein", "eine", "einen", "einem", "einer"],
            joiners: ["und"],
            points: ["komma"],
            minus: ["minus"],
            fractions: """
                0.5 halb|halbe|halben|halber|halbes|ein halb|ein halbes|eine halbe|einen halben|einer halben|einhalb
                0.25 viertel|ein viertel
                0.75 dreiviertel|drei viertel
                1.5 anderthalb|eineinhalb
                """,
            halves: ["einhalb", "und ein halb", "und eine halbe", "und einen halben", "und ein halbes"],
            isOnesFirst: true
        ),
        units: """
            kg kilo|kilos|kilogramm
            g gramm
            mg milligramm
            t tonne|tonnen
            oz unze|unzen
            lb pfund
            km kilometer|kilometern
            m meter|metern
            cm zentimeter|zentimetern
            mm millimeter|millimetern
            in zoll
            ft fuß
            mi meile|meilen
            ° grad
            °C grad celsius
            °F grad fahrenheit|fahrenheit
            m/s meter pro sekunde
            km/h kilometer pro stunde|stundenkilometer|kilometer in der stunde
            mph meilen pro stunde
            kn knoten
            L liter|litern
            mL milliliter|millilitern
            cL zentiliter|zentilitern
            tsp teelöffel
            tbsp esslöffel
            cup tasse|tassen
            J joule
            kJ kilojoule
            kCal kalorie|kalorien|kilokalorie|kilokalorien
            kWh kilowattstunde|kilowattstunden
            """,
        durations: """
            1 sekunde|sekunden|sek|s
            60 minute|minuten|min
            900 viertelstunde|viertelstunden
            2700 dreiviertelstunde
            3600 stunde|stunden|std|h
            86400 tag|tage|tagen
            604800 woche|wochen
            """,
        currencies: """
            EUR euro|euros
            USD,CAD,AUD,NZD,SGD,HKD dollar
            GBP pfund
            JPY yen
            CHF franken
            INR rupie|rupien
            MXN,ARS,CLP,COP peso|pesos
            CNY yuan
            BRL real
            """,
        hundredths: ["cent", "cents", "rappen", "pence", "penny"],
        joiners: ["und"],
        moments: MomentPatterns(
            """
            @part = (morgens|früh|vormittags|am morgen|am vormittag|in der früh) {half=am} | \
            (mittags|nachmittags|abends|nachts|am nachmittag|am abend|in der nacht) {half=pm}
            @minutes = (minute|minuten)
            @clock = halb {hour} {minute=-30} | viertel nach {hour} {minute=15} | \
            viertel vor {hour} {minute=-15} | dreiviertel {hour} {minute=-15} | {minute} [@minutes] nach {hour} | \
            {to} [@minutes] vor {hour} | {hour} uhr [{minute}] | {hour} {minute}
            @noon = (mittag|mittags|zwölf uhr mittags) {hour=12} | mitternacht {hour=0}
            @time = @noon | [um|gegen] @clock [@part] | um {hour} [@part] | {hour} @part | um @noon
            @bare = {hour} [uhr] [@part]
            @calendar = [den|dem|der] {day} {month} [{year}]
            @tonight = (heute abend|heute nacht) {days=0} {half=pm}
            @soon = morgen (früh|vormittag) {days=1} {half=am} | morgen (nachmittag|abend) {days=1} {half=pm} | \
            heute (früh|vormittag|morgen) {days=0} {half=am} | heute nachmittag {days=0} {half=pm}
            @date = heute {days=0} | morgen {days=1} | übermorgen {days=2} | gestern {days=-1} | \
            [nächsten|nächster|nächste|kommenden|diesen] {weekday} | @calendar
            @from = in {count} (minute|minuten) {unit=minute} | in {count} (stunde|stunden) {unit=hour} | \
            in {count} (tag|tagen) {unit=day} | in {count} (woche|wochen) {unit=week}
            @named = @tonight | @soon
            @moment = @time | [am] @date [@part] | [am] @date @time | @time [am] @date | @named | @named @time | \
            @time @named | @from
            """,
            spans: [("von", "bis"), ("zwischen", "und"), ("", "bis")]
        ),
        positions: """
            1 erste|ersten|erster|erstes
            2 zweite|zweiten|zweiter|zweites
            3 dritte|dritten|dritter|drittes
            4 vierte|vierten|vierter|viertes
            5 fünfte|fünften|fünfter|fünftes
            6 sechste|sechsten|sechster|sechstes
            7 siebte|siebten|siebter|siebtes|siebente
            8 achte|achten|achter|achtes
            9 neunte|neunten|neunter|neuntes
            10 zehnte|zehnten|zehnter|zehntes
            11 elfte|elften
            12 zwölfte|zwölften
            13 dreizehnte|dreizehnten
            14 vierzehnte|vierzehnten
            15 fünfzehnte|fünfzehnten
            16 sechzehnte|sechzehnten
            17 siebzehnte|siebzehnten
            18 achtzehnte|achtzehnten
            19 neunzehnte|neunzehnten
            20 zwanzigste|zwanzigsten
            21 einundzwanzigste|einundzwanzigsten
            22 zweiundzwanzigste|zweiundzwanzigsten
            23 dreiundzwanzigste|dreiundzwanzigsten
            24 vierundzwanzigste|vierundzwanzigsten
            25 fünfundzwanzigste|fünfundzwanzigsten
            26 sechsundzwanzigste|sechsundzwanzigsten
            27 siebenundzwanzigste|siebenundzwanzigsten
            28 achtundzwanzigste|achtundzwanzigsten
            29 neunundzwanzigste|neunundzwanzigsten
            30 dreißigste|dreißigsten
            31 einunddreißigste|einunddreißigsten
            -1 letzte|letzten|letzter|letztes
            -2 vorletzte|vorletzten
            """,
        positionFillers: ["der", "die", "das", "den", "nummer", "bitte"],
        relationships: """
            mother mama|mutti|mutter
            father papa|vati|vater
            brother bruder
            sister schwester
            son sohn
            daughter tochter
            spouse frau|mann|ehefrau|ehemann
            partner partner|partnerin|freundin
            friend freund
            assistant assistent|assistentin
            manager chef|chefin
            """
    )
}
