import Foundation
import Records

/// The list of the passwords that everybody tries first. The server alone reads it: no browser fetches it.
struct PasswordStep: ContentStep {
    let name = "passwords"
    let source: FileSource
    /// Increased when this code makes another list from the same file.
    private static let edition = "1"
    /// Shorter ones are refused for their length (`besidePasskey` in Config/PeopleConfig.json can't be less).
    private static let shortest = 8
    /// Where the list stands in the package's file, which is a program's text that isn't run: `"passwords": "a,b,c"`.
    private static let beginning = Array(#""passwords": ""#.utf8)

    func inputs(_ bench: Workbench) throws(ContentError) -> [String] {
        let pin = try bench.pin(source.package)
        return [
            Self.edition, pin.version, pin.file(source.file)?.sha256 ?? "", pin.file(source.licenceFile)?.sha256 ?? "",
            source.title, source.source, source.licence, source.attribution,
        ]
    }

    func run(_ bench: Workbench) throws(ContentError) -> [ContentEntry] {
        let pin = try bench.pin(source.package)
        let files = try bench.store.files([source.file, source.licenceFile], of: pin, tell: bench.tell)
        guard let passwords = Self.passwords(in: files[0]) else {
            throw ContentError(
                "there is no list of passwords", in: source.file,
                remedy: "Nothing was taken. Check the pin in Config/ContentConfig.json")
        }
        bench.tell("Importing \(passwords.count) common passwords")
        let bytes = Array(passwords.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
        let path = "lists/common-passwords.txt"
        try Files.write(bytes, to: bench.folder.file(path))
        return [
            ContentEntry(
                name: name, kind: .list, title: source.title, file: path, version: pin.version, source: source.source,
                licence: source.licence, attribution: source.attribution,
                licenceFile: try bench.keepLicence(files[1], of: source.package), sha256: SHA256.hex(bytes),
                size: bytes.count)
        ]
    }

    /// The passwords that are long enough, in the order of their bytes; `nil` if the file has no list.
    static func passwords(in file: [UInt8]) -> [[UInt8]]? {
        guard let start = file.firstRange(of: beginning)?.upperBound else { return nil }
        let list = file[start...].prefix { $0 != UInt8(ascii: "\"") }
        let found = Set(list.split(separator: UInt8(ascii: ",")).filter { $0.count >= shortest }.map { Array($0) })
        return found.isEmpty ? nil : found.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
