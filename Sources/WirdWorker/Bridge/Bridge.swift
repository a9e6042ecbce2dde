import App
import Records

/// The app as the worker's script sees it: framed messages in, framed answers out.
///
/// It does no input or output. The script owns IndexedDB, Cache Storage, the clock and the network, and contains no
/// rules. `Web/js/worker/README.md` lists the messages.
public struct Bridge: Sendable {
    private let part: Part
    private var session: Session?

    public init(_ part: Part = .whole) {
        self.part = part
    }

    /// Answers one framed message. A malformed message gets an answer with an `error`; none of them traps.
    public mutating func call(_ message: [UInt8]) -> [UInt8] {
        do throws(BridgeError) {
            return try answer(Message(message)).framed
        } catch {
            return Frame(header: ["error": .string(error.rawValue)]).framed
        }
    }

    private mutating func answer(_ message: Message) throws(BridgeError) -> Frame {
        switch try message.text("op") {
        case "merge": return try Self.merge(message)
        case "sweep": return try Self.sweep(message)
        case "seal": return try Self.seal(message)
        case "start":
            session = try Session(
                part, bundle: message.body, clock: try message.stamp("clock"), generations: try message.generations())
            return .done
        case let operation:
            guard session != nil else { throw .notStarted }
            return try session!.answer(operation, message)
        }
    }

    /// The keys of the given records that the store may forget. Works before `start`.
    private static func sweep(_ message: Message) throws(BridgeError) -> Frame {
        let deadline = IdempotencyKeySweep.deadline(now: try message.number("now"))
        var keys: [RecordKey] = []
        for record in try message.records().records where IdempotencyKeySweep.isOver(record, before: deadline) {
            keys.append(record.key)
        }
        return Frame(header: ["keys": Row.keys(keys)])
    }

    /// Seals the numbers of a page that this device didn't make. Works before `start`.
    private static func seal(_ message: Message) throws(BridgeError) -> Frame {
        let seal = FormSeal(secret: try message.secret())
        var sealed = JSONObject()
        for number in message.header["numbers"]?.array ?? [] {
            guard let number = number.string, let whole = seal.sealed(number) else { throw .header }
            sealed[number] = .string(whole)
        }
        return Frame(header: ["sealed": .object(sealed)])
    }

    /// What the store must write to merge changes into its contents. Works before `start`.
    private static func merge(_ message: Message) throws(BridgeError) -> Frame {
        let body = try message.json()
        var erased: [Scope] = []
        for scope in message.header["erased"]?.array ?? [] {
            guard let name = scope.string else { throw .header }
            erased.append(Scope(name))
        }
        let stored = try RecordList(body["stored"])
        let changes = try RecordList(body["changes"])
        guard changes.unreadable.isEmpty, changes.records.count == body["changes"]?.array?.count else {
            throw .records
        }
        let merge = try StoreMerge(
            stored: stored.records, unreadable: stored.unreadable, changes: changes.records, erasing: erased,
            generations: try message.generations())
        return Frame(header: merge.answer)
    }
}

extension Session {
    /// Answers a message that needs a started app.
    fileprivate mutating func answer(_ operation: String, _ message: Message) throws(BridgeError) -> Frame {
        switch operation {
        case "handle": return try handle(message)
        case "erasures": return try lookAtErasures(message)
        case "refused": return try noteRefused(message)
        case "pending": return try takePending()
        case "guess": try guess()
        case "guesses.clear": guesses = Guesses()
        case "load": return try load(message)
        case "resource": try takeResource(message)
        case "apply": return try apply(message)
        case "sync.request": return try syncRequest(message)
        case "sync.reply": return try syncReply(message)
        case "sync.settle": return try syncSettle(message)
        default: throw .operation
        }
        return .done
    }
}
