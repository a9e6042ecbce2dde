import Almanac
import Interface
import Planner
import Records

/// What is heard when a prayer's time begins: `/me/settings/adhan`.
enum AdhanScreen {
    static func show(
        _ context: RequestContext, typed: FormFields? = nil, problem: (field: String, message: String)? = nil
    )
        throws(NeedsData) -> Reply
    {
        let settings = AdhanSettings(try context.library.record(ReminderSettings.key), context.bundle.reminders)
        guard !context.wantsJSON else { return .json(json(settings)) }
        let strings = context.strings
        let view = AdhanView(context: context, settings: settings, typed: typed, problem: problem)
        return .page(
            Page(
                title: strings[.adhanTitle], area: .me, name: "adhan",
                header: PageHeader(strings[.adhanTitle], back: Route.me(.settings).link(), backLabel: strings[.navBack])
                    .node,
                content: group {
                    if let problem {
                        errorSummary(strings[.errorSummary], [(field: problem.field, text: problem.message)])
                    }
                    view.recordings
                    ChoicesForm(context, .planner(.adhanSettings)).node { view.fields }
                }),
            status: problem == nil ? 200 : 422)
    }

    private static func json(_ settings: AdhanSettings) -> JSON {
        var prayers = JSONObject()
        for (index, prayer) in PrayerBlock.Kind.allCases.enumerated() {
            prayers[prayer.name] = .object([
                "voice": .string(settings.voices[index]), "volume": .int(Int64(settings.volumes[index])),
            ])
        }
        return .object([
            "on": .bool(settings.isOn), "prayers": .object(prayers),
            "quiet": .object([
                "on": .bool(settings.isQuiet), "from": .string(Minute.text(settings.hours.from)),
                "to": .string(Minute.text(settings.hours.to)),
            ]),
        ])
    }
}

/// The available recordings, and the fields for what is heard.
struct AdhanView {
    let context: RequestContext
    let settings: AdhanSettings
    let typed: FormFields?
    let problem: (field: String, message: String)?
    private var strings: Strings { context.strings }

    /// The server's recordings, which a script lists and plays, and the person's own file, which stays in the browser.
    var recordings: Node {
        card(.class("part"), .data("adhan"), .data("text-failed", strings[.adhanFailed])) {
            h2 { strings[.adhanRecordings] }
            p(.data("adhan-none"), .role("status"), .data("text-none", strings[.adhanNone])) { strings[.adhanScripts] }
            ul(.class("rows"), .data("adhan-list"))
            template(.data("adhan-row")) { line }
            div(.class("field")) {
                label(.for("adhan-file"), .class("field-label")) { strings[.adhanOwn] }
                input(
                    .type("file"), .id("adhan-file"), .accept("audio/*"), .class("control"), .data("adhan-file"),
                    .aria("describedby", "adhan-file-hint"))
                p(.class("field-hint"), .id("adhan-file-hint")) { strings[.adhanOwnHint] }
            }
            div(.class("form-actions")) {
                scriptButton(strings[.adhanPlay], icon: .bell, .data("adhan-try", AdhanVoice.file), .hidden())
                scriptButton(strings[.adhanStop], kind: .quiet, icon: .close, .data("adhan-stop"), .hidden())
            }
            p(.class("field-hint")) { strings[.adhanFolder] }
        }
    }

    /// The row of a recording, filled in by the script.
    private var line: Node {
        li(.class("row")) {
            div(.class("row-text")) {
                div(.class("row-title"), .data("adhan-name"), .dirAuto)
                div(.class("row-detail"), .data("adhan-facts"), .dirAuto)
            }
            div(.class("row-actions")) {
                scriptButton(strings[.adhanPlay], kind: .quiet, icon: .bell, .data("adhan-try"))
                scriptButton(
                    strings[.adhanKeep], kind: .quiet, icon: .download, .data("adhan-keep"),
                    .data("text-kept", strings[.adhanKept]))
            }
        }
    }

    @NodeBuilder var fields: Node {
        card(.class("part")) {
            h2 { strings[.adhanEach] }
            toggle(AdhanSettings.on, strings[.adhanOn], strings[.adhanOnHint], settings.isOn)
            for (index, prayer) in PrayerBlock.Kind.allCases.enumerated() { self.prayer(prayer, index) }
        }
        card(.class("part")) {
            h2 { strings[.adhanQuiet] }
            toggle(AdhanSettings.quiet, strings[.adhanQuietOn], strings[.adhanQuietHint], settings.isQuiet)
            div(.class("field-pair")) {
                time(AdhanSettings.from, .reminderQuietFrom, settings.hours.from)
                time(AdhanSettings.to, .reminderQuietTo, settings.hours.to)
            }
        }
    }

    private func prayer(_ prayer: PrayerBlock.Kind, _ index: Int) -> Node {
        let (voice, volume) = (AdhanSettings.voice(prayer), AdhanSettings.volume(prayer))
        let chosen = typed?[voice] ?? settings.voices[index]
        var voices = AdhanVoice.own.map { id in Choice(id, strings[key: "adhan.voice." + id]) }
        // A recording's name is known only to the server; the script inserts it here.
        if !AdhanVoice.own.contains(chosen) { voices.append(Choice(chosen, chosen)) }
        return fieldset(.class("field")) {
            legend(.class("field-label")) { strings.name(prayer) }
            Field(voice, label: strings[.adhanVoice], error: error(voice)).choice(
                voices, selected: chosen, .data("adhan-voice"))
            Field(volume, label: strings[.adhanVolume], error: error(volume)).segments(
                context.bundle.reminders.volumes.map { Choice("\($0)", strings(.adhanPercent, .number("count", $0))) },
                selected: typed?[volume] ?? "\(settings.volumes[index])")
        }
    }

    /// A switch. An unticked box sends nothing, so a hidden "off" comes before it.
    private func toggle(_ name: String, _ label: String, _ hint: String, _ isOn: Bool) -> Node {
        group {
            hiddenInput(name, "off")
            Field(name, label: label, hint: hint).toggle(typed?.values(of: name).last.map { $0 == "on" } ?? isOn)
        }
    }

    private func time(_ name: String, _ label: Phrase, _ minute: Int) -> Node {
        Field(name, label: strings[label], error: error(name)).machine(
            typed?[name] ?? Minute.text(minute), type: "time")
    }

    private func error(_ name: String) -> String? { problem?.field == name ? problem?.message : nil }
}
