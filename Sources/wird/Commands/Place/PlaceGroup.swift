import ArgumentParser

/// `wird place …`.
struct PlaceGroup: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "place", abstract: "Say where you are; it stays on this machine.",
        subcommands: [PlaceSet.self, PlaceShow.self])
}
