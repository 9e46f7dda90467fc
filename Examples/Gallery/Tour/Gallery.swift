import ArgumentParser
import Foundation

/// The example app on a machine without a screen.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Gallery", abstract: "Plays the example app of Stateroom and writes a report.",
    subcommands: [TourCommand.self, PictureCommand.self], defaultSubcommand: TourCommand.self)

  /// Runs the command; an error in the arguments is reported in one line.
  static func main() async {
    let command: any ParsableCommand
    do {
      command = try parseAsRoot()
    } catch {
      // Help and the version are errors too, with a successful exit status.
      guard exitCode(for: error) != .success else { exit(withError: error) }
      FileHandle.standardError.write(Data("Gallery: \(message(for: error)) (see --help)\n".utf8))
      exit(withError: exitCode(for: error))
    }
    await run(command)
  }

  private static func run(_ command: any ParsableCommand) async {
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        var command = command
        try command.run()
      }
    } catch {
      exit(withError: error)
    }
  }
}
