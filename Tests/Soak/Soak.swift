import ArgumentParser

/// Plays random tests for as long as one likes.
@main
struct Soak: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Tools/soak", abstract: "Plays random tests for as long as one likes.",
    subcommands: [WalkCommand.self, HostileCommand.self, MachineCommand.self, YardstickCommand.self],
    defaultSubcommand: WalkCommand.self)
}
