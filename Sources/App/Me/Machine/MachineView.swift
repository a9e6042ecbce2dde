import Interface
import Records

/// The figures of the machine's server, in words.
struct MachineView {
    let figures: MachineFigures
    let devices: Int
    let context: RequestContext
    private var strings: Strings { context.strings }

    var node: Node {
        group {
            standing
            titledSection(strings[.machineBackup], id: "backup") { rows { backup } }
            titledSection(strings[.machineRoom], id: "room") {
                rows {
                    part(.machineData, "data")
                    part(.machineBackups, "backups")
                    part(.machineContent, "content")
                }
            }
            titledSection(strings[.machineNow], id: "now") {
                rows {
                    figure(.machineVersion, code(.dir(.leftToRight)) { figures.version })
                    figure(.machineDevices, .text(strings.number(devices)))
                    if let streams = figures.streams { figure(.machineStreams, .text(strings.number(streams))) }
                }
            }
        }
    }

    /// What waits for the operator, or that nothing does.
    @NodeBuilder private var standing: Node {
        if figures.faults.isEmpty, figures.unreadable == 0 {
            banner(strings[.machineFine], tone: .accent, icon: .check)
        }
        for fault in figures.faults { banner(strings[key: "machine.fault." + fault], tone: .notice, icon: .warning) }
        if figures.unreadable > 0 {
            banner(strings(.machineUnreadable, count: figures.unreadable), tone: .notice, icon: .warning)
        }
    }

    @NodeBuilder private var backup: Node {
        if let hours = figures.hoursSinceBackup(at: context.request.now) {
            figure(
                .machineMade,
                .text(hours == 0 ? strings[.machineLately] : strings(.machineHoursAgo, count: hours)))
            if let records = figures.restored {
                figure(.machineTried, .text(strings(.machineRestored, count: records)))
            }
            if let copy = figures.copy { figure(.machineCopy, .text(strings[key: "machine.copy." + copy])) }
        } else {
            row(.text(strings[.machineNoBackup]))
        }
    }

    private func part(_ name: Phrase, _ part: String) -> Node {
        let size = strings.decimal(figures.megabytes(part), places: 1)
        return figure(name, .text(strings(.machineMegabytes, .text("size", size))))
    }

    private func figure(_ name: Phrase, _ value: Node) -> Node { row(.text(strings[name]), detail: value) }
}
