import Records

/// Records out of a message: those that could be read, and the keys of those that could not.
///
/// A store's row that can't be read (another version wrote it, or it is damaged) must not keep the rest from the app.
struct RecordList {
    var records: [Record] = []
    var unreadable: [RecordKey] = []

    /// Reads a JSON array. Elements without even a key are left out.
    init(_ json: JSON?) throws(BridgeError) {
        guard let elements = json?.array else { throw .records }
        records.reserveCapacity(elements.count)
        for element in elements {
            if let record = try? Record(json: element) {
                records.append(record)
            } else if let key = try? RecordKey(json: element) {
                unreadable.append(key)
            }
        }
    }

    /// An answer that names what could not be read.
    var answer: Frame {
        unreadable.isEmpty ? .done : Frame(header: ["unreadable": Row.keys(unreadable)])
    }
}
