extension SpokenLanguage {
    /// The words in French.
    static let french = SpokenLanguage(
        code: "fr",
        numbers: NumberWords(
            """
            0 zéro
            1 un|une
            2 deux
            3 trois
            4 quatre
            5 cinq
            6 six
            7 sept
            8 huit
            9 neuf
            10 dix
            11 onze
            12 douze|une douzaine|douzaine
            13 treize
            14 quatorze
            15 quinze
            16 seize
            17 dix-sept
            18 dix-huit
            19 dix-neuf
            20 vingt
            30 trente
            40 quarante
            50 cinquante
            60 soixante
            70 septante
            80 quatre-vingt|quatre-vingts|huitante|octante
            90 nonante
            100 cent|cents
            1000 mille|mil
            1000000 million|millions
            1000000000 milliard|milliards
            """,
            articles: ["un", "une"],
            joiners: ["et"],
            points: ["virgule"],
            minus: ["moins"],
            fractions: """
                0.5 demi|demie|un demi|une demi|une demie
                0.25 quart|un quart|quart d'|un quart d'
                0.75 trois quarts|trois quarts d'
                """,
            halves: ["et demi", "et demie"],
            longTens: [60, 80]
        ),
        units: """
            kg kilo|kilos|kilogramme|kilogrammes
            g gramme|grammes
            mg milligramme|milligrammes
            t tonne|tonnes
            oz once|onces
            lb livre|livres
            km kilomètre|kilomètres
            m mètre|mètres
            cm centimètre|centimètres
            mm millimètre|millimètres
            in pouce|pouces
            ft pied|pieds
            mi mille|milles
            ° degré|degrés
            °C degrés celsius
            °F degrés fahrenheit
            m/s mètres par seconde
            km/h kilomètres par heure|kilomètres heure|kilomètres à l'heure
            mph milles par heure
            kn nœud|nœuds|noeud|noeuds
            L litre|litres
            mL millilitre|millilitres
            cL centilitre|centilitres
            tsp cuillère à café|cuillères à café
            tbsp cuillère à soupe|cuillères à soupe
            cup tasse|tasses
            J joule|joules
            kJ kilojoule|kilojoules
            kCal calorie|calories|kilocalorie|kilocalories
            kWh kilowattheure|kilowattheures
            """,
        durations: """
            1 seconde|secondes|s
            60 minute|minutes|min
            900 quart d'heure
            3600 heure|heures|h
            86400 jour|jours
            604800 semaine|semaines
            """,
        currencies: """
            EUR euro|euros
            USD,CAD,AUD,NZD,SGD,HKD dollar|dollars
            GBP livre|livres
            JPY yen|yens
            CHF franc|francs
            INR roupie|roupies
            MXN,ARS,CLP,COP peso|pesos
            CNY yuan|yuans
            BRL réal|reals
            """,
        hundredths: ["centime", "centimes", "cent", "cents"],
        joiners: ["et"],
        moments: MomentPatterns(
            """
            @part = du matin {half=am} | (de l'après midi|du soir) {half=pm}
            @h = (heure|heures|h)
            @clock = {hour} @h | {hour} @h {minute} | {hour} @h et quart {minute=15} | \
            {hour} @h et (demie|demi) {minute=30} | {hour} @h moins le quart {minute=-15} | {hour} @h moins {to} | \
            {hour} {minute}
            @noon = midi {hour=12} | minuit {hour=0} | midi et (demi|demie) {hour=12} {minute=30}
            @time = [à|vers] (@noon | @clock [@part])
            @bare = {hour} [@h] [@part]
            @first = premier {day=1}
            @calendar = [le] ({day}|@first) {month} [{year}]
            @tonight = ce soir {days=0} {half=pm}
            @soon = demain matin {days=1} {half=am} | demain (après midi|soir) {days=1} {half=pm} | \
            cet après midi {days=0} {half=pm} | ce matin {days=0} {half=am}
            @date = aujourd'hui {days=0} | demain {days=1} | après demain {days=2} | hier {days=-1} | \
            [le] {weekday} [prochain] | @calendar
            @from = dans {count} (minute|minutes) {unit=minute} | dans {count} (heure|heures) {unit=hour} | \
            dans {count} (jour|jours) {unit=day} | dans {count} (semaine|semaines) {unit=week}
            @named = @tonight | @soon
            @moment = @time | @date [@part] | @date @time | @time @date | @named | @named @time | @time @named | @from
            """,
            spans: [("de", "à"), ("du", "au"), ("entre", "et"), ("", "à"), ("de", "jusqu à")]
        ),
        positions: """
            1 premier|première
            2 deuxième|second|seconde
            3 troisième
            4 quatrième
            5 cinquième
            6 sixième
            7 septième
            8 huitième
            9 neuvième
            10 dixième
            -1 dernier|dernière
            -2 avant dernier|avant dernière
            """,
        positionFillers: ["le", "la", "les", "l", "numéro", "option", "s'il", "te", "vous", "plaît"],
        relationships: """
            mother maman|mère
            father papa|père
            brother frère
            sister sœur|soeur
            son fils
            daughter fille
            spouse femme|mari|épouse|époux
            partner compagne|compagnon|copine|copain
            friend ami|amie
            assistant assistant|assistante
            manager patron|patronne|chef
            """
    )
}
