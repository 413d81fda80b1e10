import Foundation

/// A post of a WordPress site.
struct Article: Sendable, Equatable {
    /// The title, as plain text.
    var title: String
    /// The address of its page.
    var link: URL
    /// The address of its author in the API; `nil` if the API doesn't have one.
    var author: URL?
}

extension Article: Decodable {
    private enum CodingKeys: String, CodingKey {
        case title, link
        case links = "_links"
    }

    private struct Rendered: Decodable {
        var rendered: String
    }

    private struct Links: Decodable {
        var author: FirstWebAddress?
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        title = try values.decode(Rendered.self, forKey: .title).rendered.plainText
        link = try values.decode(URL.self, forKey: .link)
        author = try values.decodeIfPresent(Links.self, forKey: .links)?.author?.url
        guard link.isWebAddress else {
            throw DecodingError.dataCorruptedError(forKey: .link, in: values, debugDescription: "not a web address")
        }
    }
}

/// The author of a post.
struct Author: Decodable, Sendable {
    /// The name.
    var name: String
}

/// The first element of a list. The others aren't read, however many there are.
struct FirstElement<Element: Decodable>: Decodable {
    /// The element; `nil` if the list is empty.
    var value: Element?

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        value = list.isAtEnd ? nil : try list.decode(Element.self)
    }
}

extension FirstElement: Sendable where Element: Sendable {}

/// The first link to the web in a list, if it is among the first few links.
private struct FirstWebAddress: Decodable {
    private struct Link: Decodable {
        var href: URL
    }

    private static let limit = 8

    var url: URL?

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd, list.currentIndex < Self.limit, url == nil {
            let link = try list.decode(Link.self).href
            url = link.isWebAddress ? link : nil
        }
    }
}

extension URL {
    /// Whether the address is one on the web, and not that of a file or a script.
    var isWebAddress: Bool {
        ["http", "https"].contains(scheme?.lowercased()) && host?.isEmpty == false
    }
}
