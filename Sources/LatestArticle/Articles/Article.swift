import Foundation

/// A post of a WordPress site.
struct Article: Sendable, Equatable {
    /// The title, as plain text.
    var title: String
    /// Where people read it.
    var link: URL
    /// Where the API tells who wrote it; `nil` where it does not.
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
            throw DecodingError.dataCorruptedError(forKey: .link, in: values, debugDescription: "no web address")
        }
    }
}

/// Who wrote a post.
struct Author: Decodable, Sendable {
    /// The name.
    var name: String
}

/// A list of which the first element counts: no other is read, however many there are.
struct FirstElement<Element: Decodable>: Decodable {
    /// The element; `nil` if the list is empty.
    var value: Element?

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        value = list.isAtEnd ? nil : try list.decode(Element.self)
    }
}

extension FirstElement: Sendable where Element: Sendable {}

/// A list of links of which the first one to the web counts, if it is among the first few.
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
