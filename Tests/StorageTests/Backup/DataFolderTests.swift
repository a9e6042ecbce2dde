import Foundation
import Testing

@testable import Storage

@Suite("The data folder")
struct DataFolderTests {
    @Test("WIRD_DATA comes first, then the platform's folder for data")
    func choosing() {
        #expect(DataFolder(environment: ["WIRD_DATA": "/data/wird", "HOME": "/home/a"]).path == "/data/wird")
        #if os(Linux)
            #expect(DataFolder(environment: ["HOME": "/home/a", "XDG_DATA_HOME": "/x"]).path == "/x/wird")
            #expect(DataFolder(environment: ["HOME": "/home/a"]).path == "/home/a/.local/share/wird")
            // The specification tells programs to ignore relative paths there.
            #expect(DataFolder(environment: ["HOME": "/h", "XDG_DATA_HOME": "x"]).path == "/h/.local/share/wird")
        #endif
    }

    @Test("A folder that can't be made or written is named with the reason")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.file("file")))
        do throws(StoreError) {
            try DataFolder(path: folder.file("file/wird")).prepare()
            Issue.record("a folder was made below a file")
        } catch {
            guard case .unwritable(let path, let reason) = error else { throw error }
            #expect(path == folder.file("file/wird") && reason == String(cString: strerror(ENOTDIR)))
        }
    }
}
