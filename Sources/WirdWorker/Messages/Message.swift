import App
import Records

/// A message with its header parsed.
struct Message {
    var header: JSON
    var body: [UInt8]

    init(_ framed: [UInt8]) throws(BridgeError) {
        guard let frame = Frame(framed: framed), let header = try? JSON(reading: frame.header), header.object != nil
        else { throw .frame }
        self.header = header
        body = frame.body
    }

    /// A text in the header.
    func text(_ name: String) throws(BridgeError) -> String {
        guard let text = header[name]?.string else { throw .header }
        return text
    }

    /// A whole number in the header.
    func number(_ name: String) throws(BridgeError) -> Int64 {
        guard let number = header[name]?.int else { throw .header }
        return number
    }

    /// A stamp in the header.
    func stamp(_ name: String) throws(BridgeError) -> Stamp {
        guard let stamp = Stamp(text: try text(name)) else { throw .header }
        return stamp
    }

    /// The device's secret: 64 hexadecimal digits.
    func secret() throws(BridgeError) -> [UInt8] {
        guard let secret = Hex.decode(try text("secret")), secret.count == 32 else { throw .header }
        return secret
    }

    /// Scopes with their generations: `{"own": 1}`. Made-up scopes that are still stored are skipped.
    func generations() throws(BridgeError) -> [ScopeGeneration] {
        guard let members = header["generations"]?.object?.members else { throw .header }
        var generations: [ScopeGeneration] = []
        for member in members {
            guard let number = member.value.int, (0...RecordLimits.generation).contains(number) else { throw .header }
            generations.append(ScopeGeneration(Scope(member.name), number))
        }
        // The made-up ones are in the same order, so that one pass removes them, however many there are.
        var forged = App.forged(among: generations.map { entry in entry.scope })[...]
        guard !forged.isEmpty else { return generations }
        return generations.filter { entry in
            let isForged = forged.first == entry.scope
            if isForged { forged.removeFirst() }
            return !isForged
        }
    }

    /// The body as a list of records.
    func records() throws(BridgeError) -> RecordList {
        try RecordList(json())
    }

    /// The body as JSON. It comes from this device's store or app, which have limits of their own; what is stored of
    /// the largest file is several times as long as the file.
    func json() throws(BridgeError) -> JSON {
        guard let json = try? JSON(reading: body, limits: JSONLimits(size: .max)) else { throw .records }
        return json
    }
}
