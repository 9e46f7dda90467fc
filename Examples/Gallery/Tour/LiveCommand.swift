import ArgumentParser
import GalleryApp
import UIKit

/// A command that runs the app as on a device, and shows it in a browser.
struct LiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "Runs the app and shows it in a browser.")

  // UIKit reads the options from the arguments of the process, as in every app.
  @Argument(parsing: .captureForPassthrough, help: "The options of a live app; see --help after live.")
  var options: [String] = []

  func run() {
    MainActor.assumeIsolated { GalleryAppDelegate.main() }
  }
}
