import AppPorting
import ArgumentParser
import Foundation

/// The command that `Tools/port-app` runs.
@main
struct PortApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port-app",
    abstract: "Writes a package that runs an app for iOS on Linux, without Objective-C.",
    discussion: """
      The folder of the app is read only. What is not translated is kept, and reported with its line and the fix.
      """)

  @Argument(help: "The folder of the app's project.")
  var source: String

  @Argument(help: "The folder for the package. It is new, empty, or the result of an earlier run.")
  var destination: String

  @Option(help: "The path or the URL of the package with UIKit. (default: the one of this tool)")
  var stateroom: String?

  @Option(help: "The name of the package. (default: the name of the folder)")
  var name: String?

  @Option(help: "A file or folder to leave out, by its name or its path in the app's folder.")
  var exclude: [String] = []

  func run() throws {
    let origin = URL(fileURLWithPath: source)
    let place = URL(fileURLWithPath: destination)
    let stateroom = stateroom.map(Self.location) ?? Self.project
    let package = try PortedPackage(of: origin, name: name, stateroom: stateroom, excluding: exclude)
    try package.write(to: place, from: origin)
    for remark in package.remarks {
      print(origin.appendingPathComponent(remark.path).path + remark.description.dropFirst(remark.path.count))
    }
    print("\(package.name): \(package.fileCount) Swift files")
    for change in package.changes { print("  \(change.count) \(change.kind)") }
    print("  \(package.remarks.count) remarks")
    print("Run it: cd \(destination) && swift run")
  }

  /// Returns the absolute path of a folder, or a URL as it is.
  private static func location(_ text: String) -> String {
    text.contains("://") || text.hasPrefix("git@") ? text : URL(fileURLWithPath: text).standardizedFileURL.path
  }

  /// The path of the package that contains this tool.
  private static var project: String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder.path
  }
}
