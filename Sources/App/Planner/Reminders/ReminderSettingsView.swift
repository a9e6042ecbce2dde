import Interface
import Planner
import Records

/// The fields of the reminders' settings: one switch for each kind, the minutes, quiet hours and sound (MZ-101).
struct ReminderSettingsView {
    let context: RequestContext
    let settings: ReminderSettings
    /// The values the person typed, after a refusal.
    let typed: FormFields?
    let problem: (field: String, message: String)?
    private var strings: Strings { context.strings }

    @NodeBuilder var node: Node {
        for group in ReminderSubject.Group.allCases {
            card(.class("part")) {
                h2 { strings[key: "reminders.group." + group.rawValue] }
                toggle(
                    ReminderSettings.field(group), strings[key: "reminders.every." + group.rawValue],
                    strings[key: "reminders.hint." + group.rawValue], !settings.off.contains(group))
                for kind in settings.kinds where kind.group == group { self.kind(kind) }
            }
        }
        card(.class("part")) {
            h2 { strings[.reminderQuiet] }
            toggle(ReminderSettings.quiet, strings[.reminderQuietOn], strings[.reminderQuietHint], settings.isQuiet)
            div(.class("field-pair")) {
                time(ReminderSettings.quietFrom, .reminderQuietFrom, settings.hours.from)
                time(ReminderSettings.quietTo, .reminderQuietTo, settings.hours.to)
            }
            minutes(
                ReminderSettings.snooze, strings[.reminderSnoozeLength], context.bundle.reminders.snoozes,
                settings.snooze
            )
        }
        card(.class("part"), .data("sounds", sounds)) {
            h2 { strings[.reminderSounds] }
            toggle(ReminderSettings.sound, strings[.reminderSound], strings[.reminderSoundHint], settings.isSounding)
            for (index, tone) in context.bundle.reminders.tones.enumerated() { self.tone(tone, settings.sounds[index]) }
        }
    }

    @NodeBuilder private func kind(_ kind: ReminderKind) -> Node {
        let lock = context.lock(.planner(.reminderSettings), ReminderSettings.field(kind))
        if let lock {
            lockedField(strings[key: "reminder." + kind.id], badge: strings[.proBadge], href: lock)
        } else {
            toggle(ReminderSettings.field(kind), strings[key: "reminder." + kind.id], nil, kind.isOn)
        }
        if !kind.choices.isEmpty, lock == nil {
            minutes(
                ReminderSettings.minutesField(kind), strings[key: "reminder." + kind.id + ".minutes"], kind.choices,
                kind.minutes)
        }
    }

    /// The sound of a group or a category, with a button that plays it (MZ-098).
    private func tone(_ tone: RemindersConfig.Tone, _ chosen: String) -> Node {
        let name = ReminderSettings.field(tone)
        let isGroup = ReminderSubject.Group(rawValue: tone.name) != nil
        var choices = [Choice(ReminderSettings.system, strings[.reminderSoundSystem])]
        for sound in context.bundle.reminders.sounds {
            choices.append(Choice(sound.id, strings[key: "reminders.sounds." + sound.id]))
        }
        return div(.class("field-with-button")) {
            Field(
                name, label: strings[key: (isGroup ? "reminders.group." : "category.") + tone.name],
                error: error(name)
            ).choice(choices, selected: typed?[name] ?? chosen)
            scriptButton(strings[.reminderSoundPlay], kind: .quiet, icon: .bell, .data("sound-play", name), .hidden())
        }
    }

    /// The notes of every sound, for the script that plays them.
    private var sounds: String {
        var notes = JSONObject()
        for sound in context.bundle.reminders.sounds {
            notes[sound.id] = .array(sound.notes.map { note in .int(Int64(note)) })
        }
        return JSON.object(notes).text()
    }

    /// A switch. An unticked box sends nothing, so a hidden "off" comes before it.
    private func toggle(_ name: String, _ label: String, _ hint: String?, _ isOn: Bool) -> Node {
        group {
            hiddenInput(name, "off")
            Field(name, label: label, hint: hint).toggle(typed?.values(of: name).last.map { $0 == "on" } ?? isOn)
        }
    }

    private func minutes(_ name: String, _ label: String, _ choices: [Int], _ chosen: Int) -> Node {
        Field(name, label: label, error: error(name)).segments(
            choices.map { minutes in
                Choice(
                    "\(minutes)", strings.shortDuration(minutes: abs(minutes)),
                    lock: context.lock(.planner(.reminderSettings), name, "\(minutes)"))
            },
            selected: typed?[name] ?? "\(chosen)")
    }

    private func time(_ name: String, _ label: Phrase, _ minute: Int) -> Node {
        Field(name, label: strings[label], error: error(name)).machine(
            typed?[name] ?? Minute.text(minute), type: "time")
    }

    private func error(_ name: String) -> String? { problem?.field == name ? problem?.message : nil }
}
