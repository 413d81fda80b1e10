/// The icons of the kinds of intents, as drawings in a square of 24 by 24.
enum CategoryIcon {
    /// The name and the path of each icon; the first is for other kinds.
    static let all: [(name: StaticString, path: StaticString)] = [
        ("generic", "M5 5h14v14h-14z"),
        ("information", "M12 11v6M12 7v1"),
        ("order", "M6 9h12l-1 10h-10zM9 9v-2a3 3 0 0 1 6 0v2"),
        ("start", "M8 6l10 6-10 6z"),
        ("navigation", "M12 4l6 15-6-4-6 4z"),
        ("share", "M12 15V4m-4 4l4-4 4 4M6 13v6h12v-6"),
        ("create", "M12 5v14M5 12h14"),
        ("search", "M11 5a6 6 0 1 0 .1 0M15.5 15.5l4 4"),
        ("download", "M12 4v11m-4-4l4 4 4-4M6 19h12"),
        ("set", "M5 8h8m4 0h2M5 16h2m4 0h8M15 6v4M9 14v4"),
        ("request", "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17v1"),
        ("toggle", "M8 8h8a4 4 0 0 1 0 8h-8a4 4 0 0 1 0-8M16 12h.1"),
        ("checkIn", "M5 12l5 5 9-10"),
        ("system", "M12 8a4 4 0 1 0 .1 0M12 3v3M12 18v3M3 12h3M18 12h3"),
    ]

    /// Returns the name of the icon of a category.
    static func name(of category: String?) -> String {
        all.map { "\($0.name)" }.first { $0 == category } ?? "generic"
    }
}
