import ArgumentParser
import Foundation
import Simulator
import Stateroom

/// A command that plays the tour, prints its transitions, and writes the report.
struct TourCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour", abstract: "Plays a scripted tour of the app and writes what it saw as a web page.")

  @Option(name: .shortAndLong, help: ArgumentHelp("The web page to write.", valueName: "file"))
  var output = "gallery-tour.html"

  @Flag(name: .shortAndLong, help: "Prints every callback of every view controller with its time.")
  var trace = false

  @MainActor
  func run() async throws {
    let file = try OutputFile(path: output)
    var refusals: [TransitionRefusal] = []
    let report = Diagnostics.refusalHandler
    Diagnostics.refusalHandler = { Tour.isOnShow($0) ? refusals.append($0) : report($0) }
    let recording = try await Tour.play()
    if trace { print(recording.lifecycle.map(\.description).joined(separator: "\n") + "\n") }
    print(TourTable(recording.transitions).text)
    print("\nThe tour asks for something impossible on purpose. Refused, as it should be:")
    for refusal in refusals { print("- \(refusal)") }
    for violation in recording.violations { print("violation: \(violation)") }
    try file.write(recording.html())
    print("wrote \(output)")
    print(
      "tour: \(recording.transitions.count) transitions, \(recording.lifecycle.count) callbacks, "
        + "\(recording.violations.count) violations")
    if !recording.violations.isEmpty { throw ExitCode.failure }
  }
}
