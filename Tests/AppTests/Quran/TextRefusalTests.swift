import Quran
import Records
import Testing

@testable import App

/// No screen comes by the Quran's text but through the check.
@Suite struct TextRefusalTests {
    static let section = Array("one\ntwo\nthree".utf8)
    static let digests = TextDigests(tanzil: [String](repeating: SHA256.hex(section), count: 114), kfgqpc: [])

    func library(_ bytes: [UInt8]?, settled: Bool = true) -> Library {
        var resources = Resources(digests: Self.digests)
        if settled { resources.settle(.text(.tanzil, 103), with: bytes) }
        return Library(workspace: Workspace(clock: HybridClock(replica: Replica(number: 1))), resources: resources)
    }

    @Test("QI-046 a surah's text is asked for, checked, and given out whole")
    func whole() throws {
        #expect(throws: NeedsData.self) { _ = try self.library(nil, settled: false).surahText(.tanzil, 103) }
        #expect(try library(Self.section).surahText(.tanzil, 103).ayat.count == 3)
        #expect(try library(Self.section).textState(.tanzil, 103).state == "whole")
    }

    @Test("QI-046 QI-048 a flipped bit leaves no way to the text: not through the check, nor past it to the bytes")
    func flipped() throws {
        var bytes = Self.section
        bytes[4] ^= 1
        let library = library(bytes)
        #expect(try library.section(.text(.tanzil, 103)) == nil)
        do throws(NeedsData) {
            _ = try library.surahText(.tanzil, 103)
            Issue.record("damaged text was given out")
        } catch {
            #expect(error.refusal == TextRefusal(edition: .tanzil, surah: 103, reason: .damaged))
        }
        #expect(try library.textState(.tanzil, 103).state == "damaged")
    }

    @Test("QI-046 text that a host could not load is refused, not asked for without end")
    func missing() {
        do throws(NeedsData) {
            _ = try library(nil).surahText(.tanzil, 103)
            Issue.record("missing text was given out")
        } catch {
            #expect(error.refusal?.reason == .missing)
            #expect(error.needs == Needs())
        }
    }
}
