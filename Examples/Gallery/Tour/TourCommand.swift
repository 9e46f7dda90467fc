import ArgumentParser
import Foundation
import Simulator

/// Plays the tour, prints what happened and writes the report.
struct TourCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour", abstract: "Plays a scripted tour of the app and writes what it saw as a web page.")

  @Option(name: .shortAndLong, help: ArgumentHelp("The web page to write.", valueName: "file"))
  var output = "gallery-tour.html"

  @Flag(name: .shortAndLong, help: "Prints every callback of every view controller with its time.")
  var trace = false

  @MainActor
  func run() async throws {
    let recording = try await Tour.play()
    if trace { print(recording.lifecycle.map(\.description).joined(separator: "\n") + "\n") }
    print(TourTable(recording.transitions).text)
    for violation in recording.violations { print("violation: \(violation)") }
    try write(recording)
    print("wrote \(output)")
    print(
      "tour: \(recording.transitions.count) transitions, \(recording.lifecycle.count) callbacks, "
        + "\(recording.violations.count) violations")
    if !recording.violations.isEmpty { throw ExitCode.failure }
  }

  private func write(_ recording: FlowReport) throws {
    do {
      try recording.html().write(to: URL(fileURLWithPath: output), atomically: true, encoding: .utf8)
    } catch {
      throw UnwritableFile(path: output)
    }
  }
}
