/// A verb of an intent, with its name in the definition.
enum IntentVerb: String, CaseIterable {
    case `do` = "Do"
    case run = "Run"
    case go = "Go"
    case view = "View"
    case open = "Open"
    case order = "Order"
    case book = "Book"
    case buy = "Buy"
    case start = "Start"
    case startNavigation = "StartNavigation"
    case share = "Share"
    case post = "Post"
    case send = "Send"
    case create = "Create"
    case add = "Add"
    case search = "Search"
    case find = "Find"
    case filter = "Filter"
    case download = "Download"
    case get = "Get"
    case set = "Set"
    case request = "Request"
    case toggle = "Toggle"
    case checkIn = "CheckIn"
    case check = "Check"
    case play = "Play"

    /// Creates the verb with a name, or else the usual verb of the category, or else `do`.
    init(_ name: String, category: String) {
        self = IntentVerb(rawValue: name) ?? Self.usual[category] ?? .do
    }

    /// The first verb of each category.
    static let usual: [String: IntentVerb] = [
        "generic": .do, "system": .do, "information": .view, "order": .order, "start": .start,
        "navigation": .startNavigation, "share": .share, "create": .create, "search": .search, "download": .download,
        "set": .set, "request": .request, "toggle": .toggle, "checkIn": .checkIn, "play": .play,
    ]
}
