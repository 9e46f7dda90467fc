import ArgumentParser

/// Plays any number of random tests.
@main
struct Soak: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Tools/soak", abstract: "Plays any number of random tests.",
    subcommands: [WalkCommand.self, HostileCommand.self, MachineCommand.self, YardstickCommand.self],
    defaultSubcommand: WalkCommand.self)
}
