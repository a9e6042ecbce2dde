import Foundation
import Logging
import Records

/// Logs one JSON object a line (`--log-format json`), for an operator's tools: the time, the level, the message, and
/// the facts under their own names.
public struct JSONLogHandler: LogHandler {
    public var metadata: Logger.Metadata = [:]
    public var logLevel = Logger.Level.info
    private let write: @Sendable ([UInt8]) -> Void

    /// - Parameter write: takes each whole line with its end.
    public init(write: @escaping @Sendable ([UInt8]) -> Void = JSONLogHandler.standardError) { self.write = write }

    /// Writes to standard error, each line at once so that those of several threads don't mix.
    public static let standardError: @Sendable ([UInt8]) -> Void = { line in
        try? FileHandle.standardError.write(contentsOf: Data(line))
    }

    public subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        let time = Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        var line: JSONObject = [
            "time": .string(time), "level": .string(event.level.rawValue), "message": .string("\(event.message)"),
        ]
        let facts = metadata.merging(event.metadata ?? [:]) { $1 }
        if !facts.isEmpty {
            var object = JSONObject()
            for (name, value) in facts.sorted(by: { $0.key < $1.key }) { object[name] = .string("\(value)") }
            line["facts"] = .object(object)
        }
        write(JSON.object(line).bytes() + [UInt8(ascii: "\n")])
    }
}
