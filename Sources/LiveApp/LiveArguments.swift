import ArgumentParser
import UIKit

/// The arguments of a live app, as text.
///
/// All other arguments are collected and ignored, because the app reads `CommandLine.arguments` itself.
struct LiveArguments: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: LiveLauncher.appName,
      abstract: "Runs the app and shows it in a browser.",
      discussion: """
        The app prints the address of a page that shows its screen. Touches, the wheel and the keyboard work there as on a \
        device. Only this machine can open the page.

        Each option is also read from the environment, as UIKIT_HEADLESS, UIKIT_PORT, UIKIT_HOST, UIKIT_DEVICE, \
        UIKIT_APPEARANCE, UIKIT_TEXT_SIZE, UIKIT_LAYOUT_DIRECTION, UIKIT_DOCUMENTS, UIKIT_PICTURES, UIKIT_URL and \
        UIKIT_PREVIEW. An argument takes precedence. All other arguments are left to the app.
        """)
  }

  @Flag(help: "Runs the app without a display.")
  var headless = false

  // The next argument is always the value, so that a negative number is not taken for an option without a value.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The port of the page. The default is 8417, or any free one while that is in use; 0 is any free one.",
      valueName: "number"))
  var port: String?

  @Option(
    help: ArgumentHelp(
      "The address to listen on. The default is 127.0.0.1, which only this machine can reach; 0.0.0.0 is all addresses.",
      valueName: "address"))
  var host: String?

  @Option(
    help: ArgumentHelp(
      "The device: \(UIScreen.Hardware.models.map(\.identifier).joined(separator: ", ")). The default is iphone-15.",
      valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("The appearance: light or dark. The default is light.", valueName: "style"))
  var appearance: String?

  @Option(
    help: ArgumentHelp(
      "The text size: extra-small, small, medium, large, extra-large and more, up to accessibility-extra-extra-extra-large.",
      valueName: "size"))
  var textSize: String?

  @Option(
    help: ArgumentHelp(
      "The layout direction of the app's language: left-to-right or right-to-left. The default is left-to-right.",
      valueName: "direction"))
  var layoutDirection: String?

  @Option(
    help: ArgumentHelp(
      "The folder that document pickers show. The default is the user's documents, or the home folder.",
      valueName: "folder"))
  var documents: String?

  @Option(
    help: ArgumentHelp(
      "The folder with the photos that image pickers show. The default is the user's pictures.", valueName: "folder"))
  var pictures: String?

  @Option(
    help: ArgumentHelp("A URL that the app is launched with, as if another app opened it.", valueName: "url"))
  var url: String?

  @Option(
    help: ArgumentHelp(
      "The preview that is shown instead of the app: its name, or its place, such as LoginView.swift:42.",
      valueName: "name"))
  var preview: String?

  @Argument(parsing: .allUnrecognized, help: .hidden)
  var others: [String] = []
}
