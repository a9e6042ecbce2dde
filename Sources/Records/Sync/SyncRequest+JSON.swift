extension SyncRequest {
    /// Reads a request. The protocol number is checked before anything else.
    ///
    /// - Throws: ``SyncError``.
    public init(reading bytes: [UInt8]) throws(SyncError) {
        let json = try JSON(syncMessage: bytes)
        guard let replica = json["replica"]?.string.flatMap({ Replica(text: $0) }) else {
            throw .malformed(member: "replica")
        }
        guard let cursor = json["cursor"]?.int, cursor >= 0 else { throw .malformed(member: "cursor") }
        guard let entries = json["records"]?.array else { throw .malformed(member: "records") }
        guard entries.count <= SyncProtocol.recordLimit else { throw .tooManyRecords }
        self.init(replica: replica, cursor: cursor, generations: try [ScopeGeneration](json: json["generations"]))
        for entry in entries { take(entry) }
    }

    /// Adds a record, or notes that it can't be read. One bad record must not keep the others from arriving.
    private mutating func take(_ entry: JSON) {
        let fault: RecordError
        do throws(RecordError) {
            records.append(try Record(json: entry))
            return
        } catch {
            fault = error
        }
        do throws(RecordError) {
            unreadable.append(Unreadable(key: try RecordKey(json: entry), error: fault))
        } catch {
            nameless += 1
        }
    }

    /// The request as canonical JSON.
    public func bytes() -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("protocol")
        writer.write(SyncProtocol.version)
        writer.name("replica")
        writer.write(replica.text)
        writer.name("cursor")
        writer.write(cursor)
        writer.name("generations")
        writer.write(generations.json)
        writer.name("records")
        writer.write(records)
        writer.endObject()
        return writer.bytes
    }
}

extension JSONWriter {
    /// Writes an array of records.
    mutating func write(_ records: [Record]) {
        beginArray()
        for record in records { write(record) }
        endArray()
    }
}

extension JSON {
    /// Reads a message and checks its protocol number.
    init(syncMessage bytes: [UInt8]) throws(SyncError) {
        do throws(JSONError) {
            try self.init(reading: bytes, limits: SyncProtocol.limits)
        } catch {
            throw .notJSON(error)
        }
        guard let version = self["protocol"]?.int else { throw .malformed(member: "protocol") }
        guard version == SyncProtocol.version else { throw .otherProtocol(version) }
    }
}
