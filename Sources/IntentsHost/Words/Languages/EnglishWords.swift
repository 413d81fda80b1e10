extension SpokenLanguage {
    /// The words in English.
    static let english = SpokenLanguage(
        code: "en",
        numbers: NumberWords(
            """
            0 zero|nought
            1 one
            2 two
            3 three
            4 four
            5 five
            6 six
            7 seven
            8 eight
            9 nine
            10 ten
            11 eleven
            12 twelve|a dozen|dozen
            13 thirteen
            14 fourteen
            15 fifteen
            16 sixteen
            17 seventeen
            18 eighteen
            19 nineteen
            20 twenty
            30 thirty
            40 forty
            50 fifty
            60 sixty
            70 seventy
            80 eighty
            90 ninety
            100 hundred
            1000 thousand
            1000000 million
            1000000000 billion
            """,
            articles: ["a", "an"],
            joiners: ["and"],
            points: ["point"],
            minus: ["minus", "negative"],
            fractions: """
                0.5 half|a half|half a|half an|one half
                0.25 quarter|a quarter|quarter of|quarter of a|quarter of an|a quarter of a|a quarter of an
                0.75 three quarters|three quarters of|three quarters of a|three quarters of an
                """,
            halves: ["and a half"]
        ),
        units: """
            kg kilo|kilos|kilogram|kilograms
            g gram|grams
            mg milligram|milligrams
            t ton|tons|tonne|tonnes
            oz ounce|ounces
            lb pound|pounds
            st stone|stones
            km kilometer|kilometers|kilometre|kilometres|k
            m meter|meters|metre|metres
            cm centimeter|centimeters|centimetre|centimetres
            mm millimeter|millimeters|millimetre|millimetres
            in inch|inches
            ft foot|feet
            yd yard|yards
            mi mile|miles
            ° degree|degrees
            °C degrees celsius|degree celsius|degrees centigrade|celsius
            °F degrees fahrenheit|degree fahrenheit|fahrenheit
            m/s meters per second|metres per second
            km/h kilometers per hour|kilometres per hour|kilometers an hour
            mph miles per hour|miles an hour
            kn knot|knots
            L liter|liters|litre|litres
            mL milliliter|milliliters|millilitre|millilitres
            cL centiliter|centiliters
            tsp teaspoon|teaspoons
            tbsp tablespoon|tablespoons
            cup cup|cups
            pt pint|pints
            gal gallon|gallons
            J joule|joules
            kJ kilojoule|kilojoules
            kCal calorie|calories|kilocalorie|kilocalories
            kWh kilowatt hour|kilowatt hours
            """,
        durations: """
            1 second|seconds|sec|s
            60 minute|minutes|min|mins
            3600 hour|hours|hr|hrs|h
            86400 day|days
            604800 week|weeks
            """,
        currencies: """
            USD,CAD,AUD,NZD,SGD,HKD dollar|dollars|bucks
            EUR euro|euros
            GBP pound|pounds|quid
            JPY yen
            CHF franc|francs
            INR rupee|rupees
            MXN,ARS,CLP,COP peso|pesos
            CNY yuan
            BRL real|reais
            """,
        hundredths: ["cent", "cents", "penny", "pence"],
        joiners: ["and"],
        moments: MomentPatterns(
            """
            @th = (st|nd|rd|th)
            @part = (am|in the morning) {half=am} | (pm|in the afternoon|in the evening|at night) {half=pm}
            @minutes = (minute|minutes)
            @clock = half past {hour} {minute=30} | [a] quarter past {hour} {minute=15} | \
            [a] quarter to {hour} {minute=-15} | {minute} [@minutes] past {hour} | {to} [@minutes] to {hour} | \
            {hour} oclock | {hour} {minute}
            @noon = (noon|midday) {hour=12} | midnight {hour=0}
            @time = @noon | @clock [@part] | {hour} @part | at ({hour} [@part] | @clock [@part] | @noon)
            @bare = {hour} [@part]
            @calendar = [the] {day} [@th] [of] {month} [{year}] | {month} [the] {day} [@th] [{year}]
            @tonight = (tonight|this evening) {days=0} {half=pm}
            @date = today {days=0} | tomorrow {days=1} | [the] day after tomorrow {days=2} | yesterday {days=-1} | \
            [next|this|coming] {weekday} | @calendar
            @from = in {count} (minute|minutes) {unit=minute} | in {count} (hour|hours) {unit=hour} | \
            in {count} (day|days) {unit=day} | in {count} (week|weeks) {unit=week}
            @when = [on] @date [@part]
            @evening = @tonight | @tonight (@clock|at {hour}|at @clock) | (@clock|at {hour}|at @clock) @tonight
            @moment = @time | @when | [on] @date @time | @time [on] @date | @evening | @from
            """,
            spans: [("from", "to"), ("from", "until"), ("from", "till"), ("between", "and"), ("", "to"), ("", "until")]
        ),
        positions: """
            1 first
            2 second
            3 third
            4 fourth
            5 fifth
            6 sixth
            7 seventh
            8 eighth
            9 ninth
            10 tenth
            11 eleventh
            12 twelfth
            13 thirteenth
            14 fourteenth
            15 fifteenth
            16 sixteenth
            17 seventeenth
            18 eighteenth
            19 nineteenth
            20 twentieth
            21 twenty first
            22 twenty second
            23 twenty third
            24 twenty fourth
            25 twenty fifth
            26 twenty sixth
            27 twenty seventh
            28 twenty eighth
            29 twenty ninth
            30 thirtieth
            31 thirty first
            -1 last
            -2 second last
            """,
        positionFillers: ["the", "number", "no", "option", "choice", "one", "st", "nd", "rd", "th", "please"],
        relationships: """
            mother mom|mum|mommy|mummy|mother
            father dad|daddy|father
            brother brother
            sister sister
            son son
            daughter daughter
            spouse wife|husband|spouse
            partner partner|girlfriend|boyfriend
            friend friend
            assistant assistant
            manager boss|manager
            """
    )
}
