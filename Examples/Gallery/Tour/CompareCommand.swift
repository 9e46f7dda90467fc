import ArgumentParser
import Foundation
import Simulator

/// A command that compares two reports of the tour, such as those before and after a change.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Compares two reports, and writes what differs as a web page.",
    discussion: "The exit status is 0 if nothing differs, 1 if something does, and 2 if a report could not be read.")

  @Argument(help: ArgumentHelp("The report before the change.", valueName: "before"))
  var before: String

  @Argument(help: ArgumentHelp("The report after the change.", valueName: "after"))
  var after: String

  @Option(name: .shortAndLong, help: ArgumentHelp("The web page to write.", valueName: "file"))
  var output = "gallery-comparison.html"

  func run() throws {
    let comparison: FlowComparison
    do {
      let file = try OutputFile(path: output)
      comparison = try FlowComparison(beforePage: Self.read(before), afterPage: Self.read(after))
      try file.write(comparison.html())
    } catch {
      FileHandle.standardError.write(Data("Gallery: \(error)\n".utf8))
      throw ExitCode(2)
    }
    print(comparison.text)
    print("wrote \(output)")
    if !comparison.isEmpty { throw ExitCode(1) }
  }

  private static func read(_ path: String) throws(UnreadableFile) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw UnreadableFile(path: path)
    }
  }
}

/// An error that indicates that a report cannot be read.
struct UnreadableFile: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) cannot be read. Is there such a file?" }
}
