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
        struct Link: Decodable {
            var href: URL
        }

        var author: [Link]?
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        title = try values.decode(Rendered.self, forKey: .title).rendered.plainText
        link = try values.decode(URL.self, forKey: .link)
        author = try values.decodeIfPresent(Links.self, forKey: .links)?.author?.first { $0.href.isWebAddress }?.href
        guard link.isWebAddress else {
            throw DecodingError.dataCorruptedError(forKey: .link, in: values, debugDescription: "no web address")
        }
    }
}

/// Who wrote a post.
struct Author: Decodable {
    /// The name.
    var name: String
}
