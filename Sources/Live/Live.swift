import ArgumentParser
import Foundation

/// A command that runs an app live, and builds and starts it again after each edit.
@main
struct Live: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "Runs an app in the browser, and builds it again after each edit.",
    discussion: """
      The new version takes over the page, and continues at the same place: with the states that the app stores for the \
      restoration of its scenes, the positions of scroll views, and the text in fields. A build error is shown over the \
      screen, and the previous version continues.
      """)

  @Argument(help: "The executable product of the package.")
  var product: String

  @Option(help: ArgumentHelp("The folder of the package. The default is the current folder.", valueName: "folder"))
  var packagePath = "."

  @Option(help: ArgumentHelp("Another folder to watch, such as that of a local dependency.", valueName: "folder"))
  var watch: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("An option of swift build, such as --build-option=--configuration=release.", valueName: "option")
  )
  var buildOption: [String] = []

  @Argument(parsing: .captureForPassthrough, help: "The arguments of the app, such as --device iphone-se.")
  var arguments: [String] = []

  func run() throws {
    let package = URL(fileURLWithPath: packagePath).resolvingSymlinksInPath()
    var session = LiveSession(
      build: PackageBuild(product: product, package: package, options: buildOption),
      arguments: Array(arguments.drop { $0 == "--" }),
      watch: SourceWatch(of: [package] + watch.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }))
    try session.run()
  }
}
