import Almanac
import App
import Records

extension Session {
    /// Answers a request, or says what is needed first.
    mutating func handle(_ message: Message) throws(BridgeError) -> Frame {
        let request = try Request(message)
        guard request.member != nil else { return take(part.handle(app, request, workspace, resources)) }
        return take(part.handleShared(app, request, workspace, resources, guesses))
    }

    /// Keeps the changes of the last request as a guess: the server has not decided on it yet.
    mutating func guess() throws(BridgeError) {
        guard let changes = pending else { throw .nothingPending }
        pending = nil
        guesses.add(changes.records)
    }

    /// Notes that the server refused a request: a job of the host's that is answered like a request.
    mutating func noteRefused(_ message: Message) throws(BridgeError) -> Frame {
        take(part.noteRefused(app, try Request(message), workspace, resources))
    }

    /// Checks whether erasures on this device have become final: a job of the host's that is answered like a request.
    mutating func lookAtErasures(_ message: Message) throws(BridgeError) -> Frame {
        take(part.lookAtErasures(app, try Request(message), workspace, resources))
    }

    private mutating func take(_ outcome: Outcome) -> Frame {
        pending = nil
        switch outcome {
        case .needs(let needs): return Frame(header: ["needs": needs.json])
        case .respond(let response, let changes):
            pending = changes.isEmpty ? nil : changes
            return Frame(header: answer(response, changes), body: response.body)
        }
    }

    private func answer(_ response: Response, _ changes: Changes) -> JSON {
        var headers: [JSON] = []
        for header in response.headers { headers.append([.string(header.name), .string(header.value)]) }
        var clock = workspace.clock
        var keys: [RecordKey] = []
        for record in changes.records {
            clock.observe(record)
            keys.append(record.key)
        }
        return [
            "status": .int(Int64(response.status)), "headers": .array(headers), "writes": Row.keys(keys),
            "erased": Row.scopes(changes.erased), "clock": .string(clock.last.text),
        ]
    }
}

extension Request {
    /// Reads the header of `handle`.
    fileprivate init(_ message: Message) throws(BridgeError) {
        guard let entropy = Hex.decode(try message.text("entropy")), entropy.count == 16 else { throw .header }
        var halves: [UInt64] = [0, 0]
        for (index, byte) in entropy.enumerated() { halves[index / 8] = halves[index / 8] << 8 | UInt64(byte) }
        self.init(
            method: try message.text("method"), path: try message.text("path"), query: try message.text("query"),
            contentType: try message.text("contentType"), accept: try message.text("accept"),
            ifNoneMatch: try message.text("ifNoneMatch"), body: message.body, sender: try Sender(message),
            now: Instant(microseconds: try message.number("now")), entropy: Entropy(high: halves[0], low: halves[1]))
        member = message.header["member"]?.string.map { person in Member(person) }
    }
}

extension Sender {
    /// Reads who sent a request; `nil` for one that the worker made itself.
    fileprivate init?(_ message: Message) throws(BridgeError) {
        guard let sender = message.header["sender"] else { return nil }
        guard let referrer = sender["referrer"]?.string, let origin = sender["origin"]?.string,
            let navigates = sender["navigates"]?.bool
        else { throw .header }
        self.init(referrer: referrer, origin: origin, isNavigation: navigates, secret: try message.secret())
    }
}

extension Needs {
    /// The queries and sections in the form that the script loads.
    fileprivate var json: JSON {
        var queries: [JSON] = []
        for query in records { queries.append(query.json) }
        var sections: [JSON] = []
        for name in resources { sections.append(["pack": .string(name.pack), "section": .string(name.section)]) }
        return ["records": .array(queries), "resources": .array(sections), "wholeApp": .bool(wholeApp)]
    }
}
