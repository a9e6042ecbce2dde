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
}
