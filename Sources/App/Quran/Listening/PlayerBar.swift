import Interface
import Quran
import Records

/// The player of recitations for any page that shows ayat: it marks `[data-ayah="2:255"]` and the `[data-word]`
/// elements inside. `Web/js/player.js` plays; without scripts, the browser's own player plays the ayah.
struct PlayerBar {
    let context: RequestContext
    let index: ListeningIndex
    let settings: ListeningSettings
    /// The ayah at which it begins.
    let place: AyahReference
    /// The last ayah it plays until another is chosen.
    let last: AyahReference
    var typed: FormFields?
    var problem: (field: String, message: String)?
    private var strings: Strings { context.strings }

    var node: Node {
        div(facts + texts) {
            p(.class("player-place"), .data("player-place"), .dirAuto) {
                strings(
                    .listenNow, .word("surah", surahName), .number("ayah", place.ayah), .word("reciter", reciterName))
            }
            plain
            keys
            p(.role("status"), .class("field-hint"), .data("player-status"))
            p(.role("alert"), .class("field-error"), .data("player-problem"), .hidden())
            form
        }
    }

    /// The data about the Quran and the person's settings for the script.
    private var facts: [Attribute] {
        [
            .class("player", "card"), .role("region"), .aria("label", strings[.listenPlayer]), .data("player"),
            .data("counts", index.counts), .data("names", index.names(strings)), .data("reciter", settings.reciter),
            .data("speed", settings.speed), .data("place", place.text),
            .data("keep", Route.quran(.listening(.choice)).path),
        ]
    }

    /// The texts that the script shows.
    private var texts: [Attribute] {
        [
            .data("text-off", strings[.listenOff]), .data("text-premium", strings[.listenPremium]),
            .data("text-missing", strings[.listenMissing]), .data("text-failed", strings[.listenFailed]),
            .data("text-range", strings[.listenErrorRange]), .data("text-times", strings[.listenErrorTimes]),
            .data("text-now", strings[.listenNow]), .data("text-finished", strings[.listenFinished]),
            .data("text-asleep", strings[.listenAsleep]), .data("text-album", strings[.listenTitle]),
        ]
    }

    /// The player for a browser without scripts.
    private var plain: Node {
        let file = AudioFile.ayah(place).name
        return audio(
            Link(path: "/audio/\(settings.reciter)/\(file).mp3"), label: strings[.listenPlayer], .class("player-plain"))
    }

    /// The keys run with time and not with the writing, so they and their icons are never mirrored (SY-032).
    private var keys: Node {
        div(.class("player-keys"), .dir(.leftToRight)) {
            scriptButton(strings[.listenBack], kind: .quiet, icon: .back, .data("player-back"))
            button(
                [
                    .type("button"), .class("button", "button-primary"), .data("player-toggle"),
                    .data("text-play", strings[.listenPlay]), .data("text-pause", strings[.listenPause]),
                ]
            ) { span(.data("player-label")) { strings[.listenPlay] } }
            scriptButton(strings[.listenNext], kind: .quiet, icon: .forward, .data("player-next"))
            scriptButton(strings[.listenStop], kind: .quiet, icon: .close, .data("player-stop"))
            scriptButton(
                strings[.listenResume], kind: .secondary, .dirAuto, .data("player-resume"),
                .data("text-resume", strings[.listenResumeAt]), .hidden())
        }
    }

    private var form: Node {
        let route = Route.quran(.listening(.choice))
        return details(.class("more-fields")) {
            summary { strings[.listenChoices] }
            postForm(route.link(), operation: IdempotencyKeySlot.mark, .data("player-form")) {
                hiddenInput(ListeningSettings.Name.place, place.text)
                Field(ListeningSettings.Name.reciter, label: strings[.listenReciter], error: error("reciter")).choice(
                    reciters, selected: typed?["reciter"] ?? settings.reciter)
                Field("first", label: strings[.listenFirst], hint: strings[.listenPlaceHint]).text(
                    strings.digits.rendering(place.text))
                Field("last", label: strings[.listenLast]).text(strings.digits.rendering(last.text))
                Field(
                    ListeningSettings.Name.each, label: strings[.listenEach], hint: strings[.listenTimesHint],
                    error: error("each")
                )
                .text(typed?["each"] ?? shown(settings.each))
                Field(ListeningSettings.Name.range, label: strings[.listenRange], error: error("range"))
                    .text(typed?["range"] ?? shown(settings.range))
                Field(ListeningSettings.Name.pause, label: strings[.listenSilence]).choice(
                    context.bundle.reciters.pauses.map { Choice("\($0)", strings(.listenSeconds, count: $0)) },
                    selected: "\(settings.pause)")
                Field(ListeningSettings.Name.speed, label: strings[.listenSpeed], error: error("speed")).segments(
                    context.bundle.reciters.speeds.map {
                        Choice("\($0)", strings(.listenPercent, .number("count", $0)))
                    },
                    selected: "\(settings.speed)")
                Field("sleep", label: strings[.listenSleep], hint: strings[.listenSleepHint]).choice(
                    [Choice("0", strings[.listenSleepNone])]
                        + context.bundle.reciters.sleeps.map { Choice("\($0)", strings.duration(minutes: $0)) },
                    selected: "0")
                hiddenInput(ListeningSettings.Name.network, "off")
                Field(ListeningSettings.Name.network, label: strings[.listenNetwork], hint: strings[.listenNetworkHint])
                    .toggle(settings.usesNetwork)
                div(.class("form-actions")) { submitButton(strings[.settingsSave], kind: .secondary, icon: .check) }
            }
        }
    }

    /// The configuration's reciters; the script adds those of the server's own folder.
    private var reciters: [Choice] {
        var choices = Self.reciters(context)
        if context.bundle.reciters.reciter(settings.reciter) == nil {
            choices.append(Choice(settings.reciter, settings.reciter))
        }
        return choices
    }

    /// The configuration's reciters by name. Those that aren't free are labelled with their tier while it is closed.
    static func reciters(_ context: RequestContext) -> [Choice] {
        let isClosed = context.isClosed("reciters")
        return context.bundle.reciters.reciters.map { reciter in
            let name = Self.name(reciter, context.strings)
            let isLocked = isClosed && reciter.tier == .premium
            return Choice(
                reciter.id, isLocked ? name + context.strings.parting + context.strings[.listenTierPremium] : name)
        }
    }

    static func name(_ reciter: Reciter, _ strings: Strings) -> String {
        strings.language.direction == .rightToLeft ? reciter.arabicName : reciter.latinName
    }

    private var reciterName: String {
        context.bundle.reciters.reciter(settings.reciter).map { Self.name($0, strings) } ?? settings.reciter
    }

    private var surahName: String {
        index.index.surah(place.surah).map { ListeningIndex.name($0, strings) } ?? ""
    }

    private func shown(_ times: Repetition) -> String {
        switch times {
        case .times(let count): strings.number(count)
        case .endless: "∞"
        }
    }

    private func error(_ name: String) -> String? { problem?.field == name ? problem?.message : nil }
}
