import ArgumentParser
package import DisplayScene
package import UIKit

/// The options that determine how an app runs on Linux: live in a browser, or headless.
///
/// The values come from the process's arguments and environment, and are the same for every app. The article Running
/// Apps Live describes them.
package struct LiveOptions: Equatable, Sendable {
  /// A Boolean value that indicates whether the app runs without a display.
  package var isHeadless = false
  /// The port; `nil` for the default of the display.
  package var port: UInt16?
  /// The address of the interface to listen on.
  package var host = "127.0.0.1"
  /// The screen of the device.
  package var hardware = UIScreen.Hardware.iPhone15
  /// A Boolean value that indicates whether the appearance is dark.
  package var isDark = false
  /// The preferred text size.
  package var textSize = SceneSettings.TextSize.large
  /// A Boolean value that indicates whether the layout direction of the app's language is from right to left.
  package var isRightToLeft = false
  /// The URL that the app is launched to open; `nil` if there is none.
  package var url: URL?
  /// The name of the preview that is shown instead of the app; `nil` for the app itself.
  package var preview: String?
  /// The folder that document pickers show; `nil` for the user's documents.
  package var documents: URL?
  /// The folder that image pickers show; `nil` for the user's pictures.
  package var pictures: URL?

  /// Creates the options of an app without arguments.
  package init() {}

  /// Creates options from the arguments of a process, without its name, and its environment.
  ///
  /// An argument takes precedence over the environment. Arguments that are not among the options belong to the app.
  package init(arguments: [String], environment: [String: String]) throws {
    let parsed = try LiveArguments.parse(arguments)
    let source = LiveOptionSource(arguments: parsed, environment: environment)
    isHeadless = try parsed.headless || source.flag(.headless)
    if let port = source.value(of: .port) {
      self.port = try port.convert(UInt16.init, expected: "a number from 0 to 65535")
    }
    if let host = source.value(of: .host) {
      self.host = try host.convert({ $0.isEmpty ? nil : $0 }, expected: "an address, such as 127.0.0.1 or 0.0.0.0")
    }
    if let device = source.value(of: .device) {
      hardware = try device.convert(Self.hardware, expected: Self.list(UIScreen.Hardware.models.map(\.identifier)))
    }
    if let appearance = source.value(of: .appearance) {
      isDark = try appearance.convert({ ["light": false, "dark": true][$0.lowercased()] }, expected: "light or dark")
    }
    if let size = source.value(of: .textSize) {
      textSize = try size.convert(
        { SceneSettings.TextSize(rawValue: $0.lowercased()) },
        expected: Self.list(SceneSettings.TextSize.allCases.map(\.rawValue)))
    }
    if let direction = source.value(of: .layoutDirection) {
      isRightToLeft = try direction.convert(
        { ["left-to-right": false, "right-to-left": true][$0.lowercased()] },
        expected: "left-to-right or right-to-left")
    }
    if let url = source.value(of: .url) {
      self.url = try url.convert(Self.url, expected: "a URL with a scheme, such as example://item/1")
    }
    preview = source.value(of: .preview)?.text
    documents = try source.value(of: .documents)?.convert(Self.folder, expected: "a folder that exists")
    pictures = try source.value(of: .pictures)?.convert(Self.folder, expected: "a folder that exists")
  }

  private static func folder(at path: String) -> URL? {
    // Foundation takes an empty path for the working directory.
    guard !path.isEmpty else { return nil }
    let folder = URL(fileURLWithPath: NSString(string: path).expandingTildeInPath, isDirectory: true)
    return folder.isExistingFolder ? folder : nil
  }

  private static func hardware(named name: String) -> UIScreen.Hardware? {
    UIScreen.Hardware.models.first {
      $0.identifier == name.lowercased() || $0.name.lowercased() == name.lowercased()
    }
  }

  private static func url(_ text: String) -> URL? { URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } }

  private static func list(_ names: [String]) -> String { "one of " + names.joined(separator: ", ") }
}

extension UIScreen.Hardware {
  /// The identifier of the device in an option, such as `iphone-15-pro-max`.
  package var identifier: String { name.lowercased().replacing("-inch", with: "").replacing(" ", with: "-") }
}
