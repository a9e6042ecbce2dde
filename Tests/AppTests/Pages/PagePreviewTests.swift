import Foundation
import Testing

/// Writes the app's pages for the eye, when `WIRD_PREVIEW` names a folder.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["WIRD_PREVIEW"] != nil))
struct PagePreviewTests {
    @Test("the app's pages of one full day, in both languages")
    func pages() throws {
        let folder = URL(filePath: try #require(ProcessInfo.processInfo.environment["WIRD_PREVIEW"]))
        for language in ["ar", "en"] {
            let fresh = try Device()
            fresh.post("/me/settings", ["language": language])
            let welcome = fresh.page("/")
            try Data(welcome.utf8).write(to: folder.appending(path: "app-welcome-\(language).html"))
            let device = try Device.inRiyadh()
            device.post("/me/settings", ["language": language])
            try fill(device, isArabic: language == "ar")
            let task = try device.add(language == "ar" ? "شراء الخبز" : "Buy bread", duration: 30)
            let pages = [
                ("today", "/"), ("day", "/day/2026-11-23"), ("inbox", "/inbox"), ("new", "/tasks/new"),
                ("task", "/tasks/\(task)"),
                ("actions", "/tasks/\(task)/actions"), ("place", "/place?q=riy"), ("me", "/me"),
                ("settings", "/me/settings"), ("methods", "/me/settings/methods"), ("month", "/times/2026-11"),
                ("explanation", "/times/2026-11-21/asr"), ("calendar", "/calendar/1448"), ("qibla", "/qibla"),
                ("adhkar", "/adhkar"), ("adhkar-morning", "/adhkar/morning"), ("counter", "/counter"),
                ("data", "/me/data"), ("sources", "/me/sources"), ("about", "/me/about"), ("lost", "/nowhere"),
            ]
            for (name, path) in pages {
                let page = device.page(path)
                #expect(page.contains("<h1>"), "\(path)")
                try Data(page.utf8).write(to: folder.appending(path: "app-\(name)-\(language).html"))
            }
        }
    }

    private func fill(_ device: Device, isArabic: Bool) throws {
        let day = "2026-11-21"
        let rows: [(String, String, Int, String)] = [
            ("مشي خفيف", "Easy walk", 30, "07:00"), ("كتابة التقرير الأسبوعي", "Write the weekly report", 90, "09:00"),
            ("مراجعة عرض المشروع", "Review the project pitch", 60, "12:45"),
            ("ورد القرآن: صفحتان", "Quran portion: two pages", 45, "15:15"),
            ("درس التجويد: الأسبوع ٨", "Tajweed lesson: week 8", 45, "16:15"),
            ("عشاء العائلة", "Family dinner", 60, "19:30"),
        ]
        for (arabic, english, minutes, start) in rows {
            _ = try device.add(isArabic ? arabic : english, duration: minutes, date: day, start: start)
        }
        for title in isArabic ? ["ردّ على رسالة خالد", "حجز موعد الأسنان"] : ["Answer Khalid", "Book the dentist"] {
            _ = try device.add(title, duration: 15)
        }
        _ = try device.add(
            isArabic ? "زيارة الوالدة" : "Visit mother", duration: 60, date: "2026-11-20", start: "17:30")
    }
}
