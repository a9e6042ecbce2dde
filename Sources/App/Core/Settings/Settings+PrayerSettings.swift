import Planner

extension Settings {
    /// The person's choices about the shape of their days, within what configuration allows.
    func shape(_ bundle: AppBundle) -> PrayerBlockBuilder {
        PrayerBlockBuilder(
            prayers: bundle.prayer, special: bundle.special, nawafil: bundle.nawafil, choices: choices(bundle))
    }

    private func choices(_ bundle: AppBundle) -> PrayerSettings {
        var choices = PrayerSettings()
        choices.bedtime = waking(bundle.planner).sleep
        guard !shape.isEmpty else { return choices }
        let special = bundle.special
        choices.prayers = PrayerBlock.Kind.allCases.map { kind in own(kind) }
        if shape.isOn(PrayerSettingsName.nawafil, standard: true) {
            choices.nawafil = bundle.nawafil.types.map { type in own(type) }
        }
        choices.jummah = shape.isOn(PrayerSettingsName.jummah, standard: true)
        choices.jummahTime = shape.time(PrayerSettingsName.jummahTime)
        choices.jummahTravel = shape.number(PrayerSettingsName.jummahTravel, in: 0...180) ?? 0
        choices.isTravelling = shape.isOn(PrayerSettingsName.travelling)
        choices.ramadan =
            shape.isOn(PrayerSettingsName.ramadan, standard: true)
            && !(choices.isTravelling && shape.isOn(PrayerSettingsName.ramadanPauses))
        choices.suhoorBefore = shape.number(PrayerSettingsName.suhoorBefore, in: special.suhoor.range)
        choices.suhoorMinutes = shape.number(
            PrayerSettingsName.suhoorMinutes, in: PrayerSettingsName.suhoorRange(special))
        choices.tarawihRakaat = shape.number(PrayerSettingsName.tarawihRakaat, in: 1...40)
        choices.tarawihAfter = shape.number(PrayerSettingsName.tarawihAfter, in: special.tarawih.afterIsha)
        choices.tarawihAtMosque = shape.isOn(PrayerSettingsName.tarawihMosque)
        choices.eid = shape.isOn(PrayerSettingsName.eid, standard: true)
        choices.eidAfter = shape.number(PrayerSettingsName.eidAfter, in: special.eid.range)
        choices.shortens = shape.isOn(PrayerSettingsName.qasr, standard: true)
        choices.joining = shape[PrayerSettingsName.joining].flatMap { PrayerSettings.Joining(rawValue: $0) } ?? .apart
        return choices
    }

    private func own(_ kind: PrayerBlock.Kind) -> PrayerSettings.OwnPrayer {
        var own = PrayerSettings.OwnPrayer()
        own.minutes = shape.number(PrayerSettingsName.length(kind), in: PrayerConfig.durationRange)
        own.before = shape.number(PrayerSettingsName.before(kind), in: PrayerConfig.bufferRange)
        own.after = shape.number(PrayerSettingsName.after(kind), in: PrayerConfig.bufferRange)
        own.isAtMosque = shape.isOn(PrayerSettingsName.mosque(kind))
        return own
    }

    private func own(_ type: NaflType) -> PrayerSettings.OwnNafl {
        var own = PrayerSettings.OwnNafl()
        own.isOn = isOn(type)
        guard own.isOn else { return own }
        own.rakaat = shape.number(PrayerSettingsName.rakaat(type), in: 1...40)
        own.time = shape.time(PrayerSettingsName.time(type))
        own.minutes = shape.number(PrayerSettingsName.minutes(type), in: PrayerSettingsName.naflRange)
        if case .lastThird(_, let choices, _) = type.rule, let minutes = own.minutes, !choices.contains(minutes) {
            own.minutes = nil
        }
        return own
    }

    /// Whether a voluntary prayer is switched on, either by itself or with all rawatib together (MZ-126).
    func isOn(_ type: NaflType) -> Bool {
        guard !type.isInformation else { return false }
        guard type.isRawatib else { return shape.isOn(PrayerSettingsName.nafl(type)) }
        switch shape[PrayerSettingsName.rawatib] {
        case PrayerSettingsName.all: return true
        case PrayerSettingsName.each: return shape.isOn(PrayerSettingsName.nafl(type))
        default: return false
        }
    }
}
