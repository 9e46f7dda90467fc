import ArgumentParser
import Foundation

/// The example app on a machine without a screen.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Gallery", abstract: "Plays the example app of Stateroom and writes a report, or shows the app live.",
    subcommands: [TourCommand.self, LiveCommand.self, CompareCommand.self, PictureCommand.self],
    // Without a command, Tools/live runs the app.
    defaultSubcommand: isSupervised ? LiveCommand.self : TourCommand.self)

  private static let isSupervised = ProcessInfo.processInfo.environment["UIKIT_SUPERVISED"] != nil

  /// Runs the command. An error in the arguments is reported in one line.
  ///
  /// This method is not asynchronous, because a live app runs the main loop itself, as on a device.
  static func main() {
    if let live = parsedCommand() as? LiveCommand { live.run() }
    Task {
      await run(parsedCommand())
      exit(withError: nil)
    }
    dispatchMain()
  }

  private static func parsedCommand() -> any ParsableCommand {
    do {
      return try parseAsRoot()
    } catch {
      // Help and the version are also errors, with a successful exit status.
      guard exitCode(for: error) != .success else { exit(withError: error) }
      FileHandle.standardError.write(Data("Gallery: \(message(for: error)) (see --help)\n".utf8))
      exit(withError: exitCode(for: error))
    }
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
