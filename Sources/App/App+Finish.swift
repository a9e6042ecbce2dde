import Interface
import Records

extension App {
    /// Turns a reply into the response to send.
    func finish(
        _ reply: Reply, _ context: RequestContext, changes: Changes = Changes(), allow: [Method] = [],
        incident: Incident? = nil
    ) -> Outcome {
        var response: Response
        switch reply {
        case .page(let page, let status):
            response = document(
                page.render(context, status: status), "text/html; charset=utf-8", status, context, hasSlots: true)
        case .json(let json, let status):
            response = document(json.bytes(), "application/json; charset=utf-8", status, context)
        case .seeOther(let link):
            response = Response(status: 303, headers: [.init("location", link.text), Self.notStored])
        case .file(let bytes, let type, let name):
            response = document(bytes, "\(type); charset=utf-8", 200, context)
            response.headers.append(.init("content-disposition", "attachment; filename=\"\(name)\""))
        case .document(let bytes, let type): response = document(bytes, type, 200, context, Self.revalidated)
        case .widget(let bytes, let type, let refresh, _):
            response = document(bytes, type, 200, context, Self.revalidated, hasSlots: true)
            response.headers.append(.init("refresh", "\(refresh)"))
        }
        response.headers += SecurityHeaders.of(reply)
        // RFC 6750 §3.
        if response.status == 401 { response.headers.append(.init("www-authenticate", "Bearer")) }
        if !allow.isEmpty { response.headers.append(.init("allow", Self.list(allow))) }
        if context.request.method == Method.head.rawValue, response.status != 304 {
            // The headers of a GET, including its length, and no body (RFC 9110 §9.3.2).
            response.headers.append(.init("content-length", "\(response.body.count)"))
            response.body = []
        }
        response.incident = incident ?? Access.incident(response.status, context.route)
        return .respond(response, changes: changes)
    }

    /// A body with its entity tag. A client that already has the same body gets 304 (RFC 9110 §13.1.2).
    ///
    /// The tag is computed before the operation's number is filled in, because that is new in every answer. The
    /// person's own data is kept in no cache, not even the browser's disk cache; a program that stores an answer itself
    /// may still revalidate it with the tag.
    private func document(
        _ body: consuming [UInt8], _ type: String, _ status: Int, _ context: RequestContext,
        _ caching: Response.Header = notStored, hasSlots: Bool = false
    ) -> Response {
        // Consumed, so that the numbers are filled into the page itself and not into a copy.
        guard status == 200, context.request.method != Method.post.rawValue else {
            if hasSlots { IdempotencyKeySlot.fill(&body, with: context.formNumber) }
            return Response(status: status, headers: [.init("content-type", type), Self.notStored], body: body)
        }
        let tag = "\"\(ContentHash.text(body))\""
        let headers = [Response.Header("etag", tag), caching, .init("vary", "accept")]
        if context.request.ifNoneMatch == tag || context.request.ifNoneMatch == "W/" + tag {
            return Response(status: 304, headers: headers)
        }
        if hasSlots { IdempotencyKeySlot.fill(&body, with: context.formNumber) }
        return Response(status: 200, headers: [.init("content-type", type)] + headers, body: body)
    }

    private static let notStored = Response.Header("cache-control", "no-store")
    /// For what programs and widgets request repeatedly, and for the manifest, which holds nothing about the person.
    private static let revalidated = Response.Header("cache-control", "private, no-cache")

    private static func list(_ methods: [Method]) -> String {
        var text = ""
        for method in methods { text += (text.isEmpty ? "" : ", ") + method.rawValue }
        return text
    }
}
