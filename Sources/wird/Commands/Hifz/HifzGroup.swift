import ArgumentParser

/// `wird hifz …`.
struct HifzGroup: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "hifz", abstract: "Memorisation: a day's list, and what the memory model makes of reviews.",
            shouldDisplay: ShownAreas.contain("quran"),
            subcommands: [
                HifzTodayCommand.self, HifzAddCommand.self, HifzGradeCommand.self, HifzStatusCommand.self,
                HifzPlanCommand.self, HifzSimulate.self,
            ])
    }
}
