import HTTPTypes
import Records

/// The properties of a resource, and the answer to a request for some of them.
struct CalDAVProperties {
    /// Which properties a request asks for.
    enum Wanted {
        /// All that are commonly asked for (RFC 4918 §9.1, allprop).
        case all
        case names
        case some([XMLName])

        /// Reads the document of a PROPFIND, whose absence means all, or of a report.
        init(_ root: XMLElement?, refused: () -> any Error) throws {
            guard let root else {
                self = .all
                return
            }
            if let prop = root[.dav("prop")] {
                self = .some(prop.children.map(\.name))
            } else if root[.dav("propname")] != nil {
                self = .names
            } else if root[.dav("allprop")] != nil || root.name != .dav("propfind") {
                self = .all
            } else {
                throw refused()
            }
        }
    }

    private let path: String
    private var values: [XMLElement] = []
    /// The properties that only whoever names them gets.
    private var silent: Set<XMLName> = [.cal("calendar-data")]

    /// Of a collection.
    ///
    /// - Parameter limit: the largest object in bytes.
    init(_ place: CalDAVPlace, title: String, token: CalDAVToken, limit: Int) {
        path = place.path
        var types = [XMLElement(.dav("collection"))]
        if place == .principal { types.append(XMLElement(.dav("principal"))) }
        if place == .tasks { types.append(XMLElement(.cal("calendar"))) }
        values = [
            XMLElement(.dav("resourcetype"), types), XMLElement(.dav("displayname"), text: title),
            Self.link(.dav("current-user-principal"), .principal), Self.link(.dav("owner"), .principal),
            Self.link(.dav("principal-collection-set"), .root), Self.privileges(canWrite: place == .tasks),
        ]
        if place == .root || place == .principal {
            values += [Self.link(.cal("calendar-home-set"), .home), Self.link(.dav("principal-URL"), .principal)]
        }
        if place == .principal { values.append(Self.link(.cal("calendar-user-address-set"), .principal)) }
        guard place == .tasks else { return }
        let reports: [XMLName] = [.cal("calendar-query"), .cal("calendar-multiget"), .dav("sync-collection")]
        values += [
            XMLElement(
                .cal("supported-calendar-component-set"), [XMLElement(.cal("comp"), attributes: ["name": "VTODO"])]),
            XMLElement(
                .cal("supported-calendar-data"),
                [
                    XMLElement(
                        .cal("calendar-data"), attributes: ["content-type": "text/calendar", "version": "2.0"])
                ]),
            XMLElement(.cal("max-resource-size"), text: "\(limit)"),
            XMLElement(
                .dav("supported-report-set"),
                reports.map { report in
                    XMLElement(.dav("supported-report"), [XMLElement(.dav("report"), [XMLElement(report)])])
                }),
            XMLElement(.server("getctag"), text: token.text), XMLElement(.dav("sync-token"), text: token.text),
        ]
    }

    /// Of a task.
    init(_ item: CalDAVItem) {
        path = CalDAVPlace.task(item.name).path
        values = [
            XMLElement(.dav("resourcetype")), XMLElement(.dav("getetag"), text: item.tag),
            XMLElement(.dav("getcontenttype"), text: "text/calendar; charset=utf-8; component=VTODO"),
            XMLElement(.dav("getcontentlength"), text: "\(item.text.utf8.count)"),
            Self.link(.dav("current-user-principal"), .principal), Self.link(.dav("owner"), .principal),
            Self.privileges(canWrite: true), XMLElement(.cal("calendar-data"), text: item.text),
        ]
    }

    /// The element about the resource in a multistatus (RFC 4918 §14.24).
    func response(to wanted: Wanted) -> XMLElement {
        var found: [XMLElement] = []
        var missing: [XMLElement] = []
        switch wanted {
        case .all: found = values.filter { !silent.contains($0.name) }
        case .names: found = values.map { XMLElement($0.name) }
        case .some(let names):
            for name in names {
                if let value = values.first(where: { $0.name == name }) {
                    found.append(value)
                } else {
                    missing.append(XMLElement(name))
                }
            }
        }
        var children = [XMLElement(.dav("href"), text: path)]
        if !found.isEmpty || missing.isEmpty { children.append(Self.propstat(found, .ok)) }
        if !missing.isEmpty { children.append(Self.propstat(missing, .notFound)) }
        return XMLElement(.dav("response"), children)
    }

    /// The element about a resource that isn't there.
    static func missing(_ path: String) -> XMLElement {
        XMLElement(
            .dav("response"),
            [XMLElement(.dav("href"), text: path), XMLElement(.dav("status"), text: "HTTP/1.1 404 Not Found")])
    }

    private static func propstat(_ values: [XMLElement], _ status: HTTPResponse.Status) -> XMLElement {
        XMLElement(
            .dav("propstat"),
            [
                XMLElement(.dav("prop"), values),
                XMLElement(.dav("status"), text: "HTTP/1.1 \(status.code) \(status.reasonPhrase)"),
            ])
    }

    private static func link(_ name: XMLName, _ place: CalDAVPlace) -> XMLElement {
        XMLElement(name, [XMLElement(.dav("href"), text: place.path)])
    }

    private static func privileges(canWrite: Bool) -> XMLElement {
        let names =
            ["read", "read-current-user-privilege-set"] + (canWrite ? ["write-content", "bind", "unbind"] : [])
        return XMLElement(
            .dav("current-user-privilege-set"),
            names.map { XMLElement(.dav("privilege"), [XMLElement(.dav($0))]) })
    }
}
