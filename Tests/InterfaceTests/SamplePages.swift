import Almanac
import Interface

/// A full day and its sister pages, with every component: for golden tests, timing and the eye.
struct SamplePages {
    var strings: Strings
    var isArabic: Bool { strings.language.code == "ar" }

    func all(mode: Appearance.Mode) -> [(String, Node)] {
        [
            ("today", today(mode: mode)), ("form", form(mode: mode)), ("empty", empty(mode: mode)),
            ("settings", settings(mode: mode)),
        ]
    }

    func word(_ arabic: String, _ english: String) -> String { isArabic ? arabic : english }

    func shell(_ mode: Appearance.Mode, current: Int) -> PageShell {
        let names = [
            (Icon.today, word("اليوم", "Today")), (.path, word("مسيرتي", "Path")), (.quran, word("القرآن", "Quran")),
            (.course, word("الدورة", "Course")), (.me, word("حسابي", "Me")),
        ]
        return PageShell(
            strings: strings, appearance: Appearance(mode: mode),
            files: PageFiles(stylesheets: [Link(path: "/assets/app.css")]),
            tabs: names.enumerated().map { index, name in
                AreaTab(icon: name.0, label: name.1, link: Link(path: "/\(index)"), isCurrent: index == current)
            })
    }

    func time(_ minute: Int) -> String { ClockTime(minuteOfDay: minute % 1440).map { strings.time($0) } ?? "" }

    func row(_ start: Int, _ minutes: Int) -> RowTime {
        let text = strings.timeRange(
            ClockTime(minuteOfDay: start % 1440) ?? .midnight,
            ClockTime(minuteOfDay: (start + minutes) % 1440) ?? .midnight)
        return RowTime(start: start, minutes: minutes, text: text)
    }
}

extension SamplePages {
    var hero: Node {
        let prayers = [
            (word("الفجر", "Fajr"), 294), (word("الظهر", "Dhuhr"), 699), (word("العصر", "Asr"), 882),
            (word("المغرب", "Maghrib"), 1024), (word("العشاء", "Isha"), 1114),
        ]
        func permille(_ minute: Int) -> Int { (minute - 294) * 1000 / (1114 - 294) }
        return SunArc(
            caption: word("الصلاة القادمة", "Next prayer"), name: word("العصر", "Asr"),
            countdown: strings.duration(minutes: 44),
            target: "1795261320000",
            details: strings.parted([.text(time(882)), .text(word("أم القرى", "Umm al-Qura"))]),
            moments: prayers.map { SunArc.Moment($0.0, permille: permille($0.1), isPast: $0.1 < 838) },
            sun: permille(838),
            direction: strings.language.direction
        ).node
    }

    func band(_ arabic: String, _ english: String, _ kind: String, _ start: Int, _ minutes: Int, detail: String = "")
        -> Node
    {
        prayerBand(
            PrayerBand(
                name: word(arabic, english), kind: kind, time: row(start, minutes),
                fixedLabel: word("صلاة ثابتة", "fixed prayer"),
                detail: detail, before: 5, after: 5))
    }

    func suggestion(
        _ arabic: String, _ english: String, _ emoji: String, _ start: Int, _ minutes: Int, _ look: String
    ) -> Node {
        suggestionBand(
            SuggestionBand(
                id: look, name: word(arabic, english), emoji: emoji, time: row(start, minutes),
                badge: word("نافلة", "OPTIONAL"), note: word("سنّة", "Sunnah"), look: look, isDone: true))
    }

    func task(
        _ arabic: String, _ english: String, _ start: Int, _ minutes: Int, _ category: String, _ icon: Icon,
        _ label: String,
        state: TaskCard.State = .later, lane: Int = 0, lanes: Int = 1
    ) -> Node {
        taskCard(
            TaskCard(
                id: "t\(start)\(lane)", title: word(arabic, english), link: Link(path: "/tasks/t\(start)"),
                time: row(start, minutes), category: category, categoryLabel: label,
                parting: strings.parting, categoryIcon: icon,
                durationLabel: strings.duration(minutes: minutes), stateLabel: "", state: state, lane: lane,
                lanes: lanes,
                complete: completeButton(
                    word("أتمّ", "Complete"), action: Link(path: "/tasks/t\(start)/complete"), form: "row-form",
                    isDone: state == .done),
                menu: menu(start)))
    }

    func menu(_ id: Int) -> Node {
        actionsLink(word("خيارات", "Options"), href: Link(path: "/tasks/\(id)/actions"))
    }

    func timeline() -> Node {
        let work = word("عمل", "Work")
        let personal = word("شخصي", "Personal")
        let study = word("دراسة", "Study")
        return Timeline(strings: strings, minutes: 294..<1440, now: 838, label: word("اليوم", "Day"), day: "2026-11-21")
            .node {
                band("الفجر", "Fajr", "fajr", 294, 15)
                skyMark(
                    word("الشروق", "Sunrise"), icon: .sunrise, time: RowTime(start: 375, minutes: 0, text: time(375)))
                task("مشي خفيف", "Easy walk", 390, 30, "health", .health, word("صحة", "Health"), state: .done)
                task("قراءة البريد", "Read the mail", 480, 15, "work", .work, work, state: .done)
                task("كتابة التقرير الأسبوعي", "Write the weekly report", 540, 90, "work", .work, work, state: .earlier)
                band("الظهر", "Dhuhr", "dhuhr", 699, 20)
                task("مراجعة عرض المشروع", "Review the project pitch", 765, 60, "work", .work, work, state: .earlier)
                gapInvitation(
                    word("٣٥ دقيقة قبل العصر — أضف شيئًا صغيرًا", "35 minutes before Asr: add something small"),
                    time: row(842, 35),
                    href: Link(path: "/tasks/new"))
                band("العصر", "Asr", "asr", 882, 20, detail: word("في المسجد", "at the mosque"))
                task("ورد القرآن: صفحتان", "Quran portion: two pages", 915, 45, "personal", .personal, personal)
                task("درس التجويد: الأسبوع ٨", "Tajweed lesson: week 8", 965, 50, "study", .study, study)
                band("المغرب", "Maghrib", "maghrib", 1024, 15)
                suggestion("ركعتان بعد المغرب", "Two rakaat after Maghrib", "🌇", 1039, 10, "nafl")
                task(
                    "عشاء العائلة", "Family dinner", 1050, 45, "family", .family, word("عائلة", "Family"), lane: 0,
                    lanes: 2)
                task("اتصال بأحمد", "Call Ahmad", 1065, 30, "personal", .personal, personal, lane: 1, lanes: 2)
                band("العشاء", "Isha", "isha", 1114, 20)
                task(
                    "شراء الخبز والحليب", "Buy bread and milk", 1155, 30, "errands", .errands, word("مشاوير", "Errands")
                )
            }
    }

    func inboxRow(_ arabic: String, _ english: String, _ category: String, _ icon: Icon, _ minutes: Int) -> Node {
        Interface.row(
            bdi { word(arabic, english) },
            detail: .text(strings.duration(minutes: minutes)),
            leading: completeButton(word("أتمّ", "Complete"), action: Link(path: "/x"), form: "row-form", isDone: false),
            trailing: group {
                span(.class("tint-mark", "tint-\(category)")) { icon.node(.text) }
                menu(1)
            })
    }

    func today(mode: Appearance.Mode) -> Node {
        let date = CivilDate(year: 2026, month: 11, day: 21) ?? CivilDate(dayNumber: 0)
        let header = PageHeader(
            strings.dayTitle(date),
            details: strings.parted([
                .text(strings.hijriDate(day: 11, month: 6, year: 1448)),
                a(href: Link(path: "/place")) { word("الرياض", "Riyadh") },
            ]),
            actions: a(
                href: Link(path: "/inbox"), .class("icon-button", "icon-tile"), .aria("label", word("الوارد", "Inbox"))
            ) {
                Icon.inbox.node()
                span(.class("count")) { strings.number(3) }
            },
            steps: group {
                iconLink(.back, label: word("اليوم السابق", "Previous day"), href: Link(path: "/day/2026-11-20"))
                iconLink(.forward, label: word("اليوم التالي", "Next day"), href: Link(path: "/day/2026-11-22"))
            }
        ).node
        return shell(mode, current: 0).page(
            title: strings[.today], header: header,
            beside: aside(.class("beside")) {
                titledSection(word("الوارد", "Inbox"), id: "inbox-title") {
                    rows {
                        inboxRow("ردّ على رسالة خالد", "Answer Khalid's letter", "work", .work, 15)
                        inboxRow("حجز موعد الأسنان", "Book the dentist", "health", .health, 10)
                        inboxRow("مراجعة الجزء التاسع والعشرين", "Review the twenty-ninth juz", "study", .study, 45)
                    }
                }
            },
            floating: floatingLink(.plus, label: word("أضف", "Add"), href: Link(path: "/tasks/new"))
        ) {
            hero
            timeline()
        }
    }
}
