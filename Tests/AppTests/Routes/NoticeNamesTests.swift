import Records
import Testing

@testable import App

struct NoticeNamesTests {
    @Test("no two areas have a notice of one name, and each comes back out of its address")
    func names() {
        let names = RouteSamples.notices.map(\.rawValue)
        #expect(Set(names).count == names.count && names.count > 60)
        for notice in RouteSamples.notices { #expect(Notice(rawValue: notice.rawValue) == notice, "\(notice)") }
        #expect(Notice(rawValue: "none") == nil)
    }

    @Test("every notice has its words, and no words stand for a notice that there is not", arguments: ["ar", "en"])
    func words(language: String) throws {
        let catalogue = try #require(try Fixtures.read("Locales/\(language).json").object)
        let names = Set(RouteSamples.notices.map { "notice." + $0.rawValue })
        for name in names { #expect(catalogue[name] != nil, "\(name)") }
        // What stands beside notices: a button, and what a notice says where it has nothing to name.
        let others: Set = ["notice.undo", "notice.timetableNone", "notice.dataRestored"]
        for member in catalogue.members where member.name.hasPrefix("notice.") {
            #expect(names.contains(member.name) || others.contains(member.name), "\(member.name)")
        }
    }
}
