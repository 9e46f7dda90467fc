import ArgumentParser

/// Plays episodes of the walk.
struct WalkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk", abstract: "Plays random episodes of nested containers, with an oracle.")

  @Option(help: "Plays episodes for this number of minutes.")
  var minutes = 1.0

  @Option(help: "Begins with this seed.")
  var seed: UInt64 = 1

  @Option(help: "Plays this number of episodes instead.")
  var episodes: Int?

  @Option(help: "Plays episodes until they have had this number of steps.")
  var steps: Int?

  @Option(help: ArgumentHelp("Plays the one program of the file.", valueName: "file"))
  var program: String?

  @Flag(help: "Ends with the first violation, without looking for a shorter program.")
  var first = false

  @Flag(help: "Prints every step and every callback.")
  var trace = false

  @MainActor
  func run() async throws {
    let worker = SoakWorker(self)
    guard await worker.run() else { throw ExitCode.failure }
  }
}
