import Interface

extension SamplePages {
    func form(mode: Appearance.Mode) -> Node {
        let categories = [
            Choice("work", word("عمل", "Work"), icon: .work),
            Choice("personal", word("شخصي", "Personal"), icon: .personal),
            Choice("study", word("دراسة", "Study"), icon: .study),
            Choice("health", word("صحة", "Health"), icon: .health),
            Choice("family", word("عائلة", "Family"), icon: .family),
            Choice("errands", word("مشاوير", "Errands"), icon: .errands),
        ]
        return shell(mode, current: 0).page(
            title: word("مهمة جديدة", "New task"),
            header: PageHeader(word("مهمة جديدة", "New task"), back: Link(path: "/"), backLabel: word("رجوع", "Back"))
                .node,
            flash: toast(
                word("نُقلت «مراجعة العرض» إلى الوارد", "Moved “Review” to the inbox"),
                undo: postForm(Link(path: "/undo"), operation: "9") {
                    submitButton(word("تراجع", "Undo"), kind: .quiet)
                })
        ) {
            sheetPage {
                postForm(Link(path: "/tasks"), operation: "0123456789abcdef", .class("form")) {
                    Field(
                        "title", label: word("ماذا تريد أن تفعل؟", "What do you want to do?"),
                        error: word("اكتب عنوانًا للمهمة", "Give the task a title")
                    ).text("")
                    Field("category", label: word("التصنيف", "Category")).segments(categories, selected: "personal")
                    div(.class("form-pair")) {
                        Field("date", label: word("اليوم", "Day")).machine("2026-11-21", type: "date")
                        Field("start", label: word("يبدأ", "Starts")).machine("15:15", type: "time")
                        Field("minutes", label: word("المدة", "Takes")).choice(
                            [15, 30, 45, 60].map { Choice("\($0)", strings.duration(minutes: $0)) }, selected: "45")
                    }
                    Field(
                        "notes", label: word("ملاحظات", "Notes"), hint: word("اختياري", "Optional")
                    ).lines("")
                    submitButton(word("احفظ", "Save"), kind: .primary, icon: .check, .class("button-wide"))
                    div(.class("button-row")) {
                        linkButton(word("إلغاء", "Cancel"), href: Link(path: "/"), kind: .secondary)
                        submitButton(word("احذف", "Delete"), kind: .danger, icon: .trash)
                    }
                }
            }
        }
    }

    func empty(mode: Appearance.Mode) -> Node {
        shell(mode, current: 0).page(
            title: word("الوارد", "Inbox"), header: PageHeader(word("الوارد", "Inbox")).node
        ) {
            for illustration in Illustration.allCases {
                emptyState(
                    illustration, title: word("يوم مفتوح", "An open day"),
                    text: word(
                        "مواقيتك في مكانها، وما بينها لك.", "Your prayers are in place; the time between is yours."),
                    action: linkButton(
                        word("أضف مهمة", "Add a task"), href: Link(path: "/tasks/new"), kind: .primary, icon: .plus))
            }
        }
    }

    func settings(mode: Appearance.Mode) -> Node {
        shell(mode, current: 4).page(
            title: word("الإعدادات", "Settings"),
            header: PageHeader(
                word("الإعدادات", "Settings"),
                details: .text(word("كل ما هنا يبقى على جهازك", "Everything here stays on your device")),
                back: Link(path: "/me"), backLabel: word("رجوع", "Back")
            ).node
        ) {
            banner(word("أنت غير متصل؛ كل شيء يعمل.", "You are offline; everything works."), icon: .offline)
            banner(
                word("تحديث جاهز", "An update is ready"), tone: .accent, icon: .sync,
                actions: linkButton(word("حدّث", "Update"), href: Link(path: "/"), kind: .quiet))
            card {
                Field("language", label: word("اللغة", "Language")).segments(
                    [Choice("ar", "العربية"), Choice("en", "English")], selected: strings.language.code)
                Field("digits", label: word("الأرقام", "Numerals")).segments(
                    [Choice("arabic-indic", "١٢٣"), Choice("latin", "123")],
                    selected: strings.digits.isLatin ? "latin" : "arabic-indic")
                Field("clock", label: word("٢٤ ساعة", "24-hour clock")).toggle(true)
                Field(
                    "week", label: word("ابدأ الأسبوع يوم السبت", "Start the week on Saturday"),
                    hint: word("في كل التقاويم", "In every calendar")
                )
                .toggle(false)
            }
            titledSection(word("المكان", "Place"), id: "place") {
                rows {
                    linkRow(
                        word("المكان", "Place"), href: Link(path: "/place"),
                        detail: word("لحساب المواقيت", "For prayer times"), icon: .pin, value: word("الرياض", "Riyadh"))
                    linkRow(
                        word("طريقة الحساب", "Method"), href: Link(path: "/method"), icon: .sun,
                        value: word("أم القرى", "Umm al-Qura"))
                    linkRow(word("البيانات", "Data"), href: Link(path: "/data"), icon: .download)
                }
            }
            card {
                div(.class("row")) {
                    div {
                        badge(word("جديد", "New"))
                        badge(word("لاحقًا", "Later"), tone: .plain)
                        badge(word("تعارض", "Conflict"), tone: .danger)
                    }
                    progressRing(done: 1, of: 2, label: word("المقاطع", "Videos"), strings: strings)
                }
            }
            div(.class("button-row")) { for icon in Icon.allCases { icon.node() } }
            div(.class("button-row")) { for icon in Icon.allCases { icon.node(.large) } }
        }
    }
}
