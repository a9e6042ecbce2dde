import Foundation
import Testing

@testable import Storage

@Suite("A start on a full disk")
struct FullDiskTests {
    @Test("A full disk is named with what a start needs; with room the system's own reason stays")
    func fullDisk() throws {
        let full = DiskRoom(disk: "/data", free: 300_000)
        let expected = StoreError.noRoom(disk: "/data", needed: DiskRoom.needed, free: 300_000)
        let errors: [StoreError] = [
            .full(path: "x"), .unwritable(path: "x", reason: "No space"), .failed("disk I/O error"),
        ]
        for error in errors {
            #expect(full.explaining(error) == expected)
            #expect(DiskRoom(disk: "/data", free: 1 << 30).explaining(error) == error)
        }
        #expect(full.explaining(.busy(path: "x")) == .busy(path: "x"))
        #expect(expected.message.values == ["disk": "/data", "needed": "4.0", "free": "0.3"])
        let folder = try TemporaryFolder()
        let room = try #require(DiskRoom(of: DataFolder(path: folder.file("not/made/yet"))))
        #expect(room.free > 0 && folder.path.hasPrefix(room.disk))
        // A start asks for it: here the folder can't be made where a file stands.
        try Data().write(to: URL(fileURLWithPath: folder.file("file")))
        let data = DataFolder(path: folder.file("file/data"))
        #expect(throws: expected) { try DataHouse(data, healing: true, now: StartTests.start, room: { full }) }
        #expect {
            try DataHouse(data, healing: true, now: StartTests.start)
        } throws: { error in
            if case StoreError.unwritable? = error as? StoreError { true } else { false }
        }
    }
}
