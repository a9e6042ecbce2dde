import Planner

extension Settings {
    /// What the person chose about the shape of their days, within what configuration allows.
    func shape(_ bundle: AppBundle) -> PrayerShape {
        PrayerShape(
            prayers: bundle.prayer, special: bundle.special, nawafil: bundle.nawafil, choices: choices(bundle))
    }

    private func choices(_ bundle: AppBundle) -> ShapeChoices {
        var choices = ShapeChoices()
        choices.bedtime = waking(bundle.planner).sleep
        guard !shape.isEmpty else { return choices }
        let special = bundle.special
        choices.prayers = PrayerBlock.Kind.allCases.map { kind in own(kind) }
        if shape.isOn(ShapeName.nawafil, standard: true) {
            choices.nawafil = bundle.nawafil.types.map { type in own(type) }
        }
        choices.jummah = shape.isOn(ShapeName.jummah, standard: true)
        choices.jummahTime = shape.time(ShapeName.jummahTime)
        choices.jummahTravel = shape.number(ShapeName.jummahTravel, in: 0...180) ?? 0
        choices.isTravelling = shape.isOn(ShapeName.travelling)
        choices.ramadan =
            shape.isOn(ShapeName.ramadan, standard: true)
            && !(choices.isTravelling && shape.isOn(ShapeName.ramadanPauses))
        choices.suhoorBefore = shape.number(ShapeName.suhoorBefore, in: special.suhoor.range)
        choices.suhoorMinutes = shape.number(ShapeName.suhoorMinutes, in: ShapeName.suhoorRange(special))
        choices.tarawihRakaat = shape.number(ShapeName.tarawihRakaat, in: 1...40)
        choices.tarawihAfter = shape.number(ShapeName.tarawihAfter, in: special.tarawih.afterIsha)
        choices.tarawihAtMosque = shape.isOn(ShapeName.tarawihMosque)
        choices.eid = shape.isOn(ShapeName.eid, standard: true)
        choices.eidAfter = shape.number(ShapeName.eidAfter, in: special.eid.range)
        choices.shortens = shape.isOn(ShapeName.qasr, standard: true)
        choices.joining = shape[ShapeName.joining].flatMap { ShapeChoices.Joining(rawValue: $0) } ?? .apart
        return choices
    }

    private func own(_ kind: PrayerBlock.Kind) -> ShapeChoices.OwnPrayer {
        var own = ShapeChoices.OwnPrayer()
        own.minutes = shape.number(ShapeName.length(kind), in: PrayerConfig.durationRange)
        own.before = shape.number(ShapeName.before(kind), in: PrayerConfig.bufferRange)
        own.after = shape.number(ShapeName.after(kind), in: PrayerConfig.bufferRange)
        own.isAtMosque = shape.isOn(ShapeName.mosque(kind))
        return own
    }

    private func own(_ type: NaflType) -> ShapeChoices.OwnNafl {
        var own = ShapeChoices.OwnNafl()
        own.isOn = isOn(type)
        guard own.isOn else { return own }
        own.rakaat = shape.number(ShapeName.rakaat(type), in: 1...40)
        own.time = shape.time(ShapeName.time(type))
        own.minutes = shape.number(ShapeName.minutes(type), in: ShapeName.naflRange)
        if case .lastThird(_, let choices, _) = type.rule, let minutes = own.minutes, !choices.contains(minutes) {
            own.minutes = nil
        }
        return own
    }

    /// Whether a voluntary prayer is switched on: by itself, or with all rawatib together (MZ-126).
    func isOn(_ type: NaflType) -> Bool {
        guard !type.isInformation else { return false }
        guard type.isRawatib else { return shape.isOn(ShapeName.nafl(type)) }
        switch shape[ShapeName.rawatib] {
        case ShapeName.all: return true
        case ShapeName.each: return shape.isOn(ShapeName.nafl(type))
        default: return false
        }
    }
}
