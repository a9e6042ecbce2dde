import App
import Records

extension Session {
    /// Takes the store's answer to a query.
    mutating func load(_ message: Message) throws(BridgeError) -> Frame {
        let query = try RecordQuery(json: message.header["query"])
        if case .count = query.selection {
            guard let count = Int(exactly: try message.number("count")) else { throw .header }
            workspace.load(count: count, for: query)
            return .done
        }
        let list = try message.records()
        workspace.load(list.records, for: query)
        return list.answer
    }

    /// Takes a section of a pack. One that is missing or doesn't match its hash is recorded as unavailable.
    mutating func takeResource(_ message: Message) throws(BridgeError) {
        let name = ResourceName(pack: try message.text("pack"), section: try message.text("section"))
        let isMissing = message.header["missing"]?.bool == true
        let isSound = !isMissing && (unlisted.contains(name.pack) || (try? sections[name]?.verify(message.body)) != nil)
        resources.settle(name, with: isSound ? message.body : nil)
    }

    /// Takes in what the store has committed: generations, then complete records.
    mutating func apply(_ message: Message) throws(BridgeError) -> Frame {
        let list = try message.records()
        for entry in try message.generations() { workspace.setGeneration(entry.generation, of: entry.scope) }
        workspace.clock.observe(try message.stamp("clock"))
        workspace.refresh(list.records)
        return list.answer
    }

    /// The changes of the last request, which the store must write before its response is sent.
    mutating func takePending() throws(BridgeError) -> Frame {
        guard let changes = pending else { throw .nothingPending }
        pending = nil
        var writer = JSONWriter()
        writer.beginArray()
        for record in changes.records { writer.write(record) }
        writer.endArray()
        return Frame(header: .object([:]), body: writer.bytes)
    }
}
