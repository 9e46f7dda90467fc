import ArgumentParser
import BrowserDisplay
import LiveLink
import QuartzCore
package import UIKit

/// The launcher of apps that a browser shows.
///
/// UIKit creates it by the name of the class, because this module is above it.
package final class LiveLauncher: AppLauncher {
  private var live: LiveDisplay?

  package init() {}

  package var inputObserver: (() -> Void)? {
    get { live?.inputObserver }
    set { live?.inputObserver = newValue }
  }

  /// The name of the running program.
  nonisolated static var appName: String {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "App"
  }

  /// Reads the options and starts the display.
  ///
  /// If an option cannot be used, the process ends with a message.
  ///
  /// - Returns: The state that the app takes over from its previous version, or the URL that it is launched to open.
  package func prepare() -> LaunchPlace {
    let options = Self.options(of: ProcessInfo.processInfo)
    let screen = UIScreen.main
    screen.hardware = options.hardware
    screen.userInterfaceStyle = options.isDark ? .dark : .light
    screen.contentSizeCategory = UIContentSizeCategory(options.textSize)
    screen.layoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
    if let documents = options.documents { UserFiles.documents = documents }
    if let pictures = options.pictures { UserFiles.pictures = pictures }
    let request = options.url.map { OpenRequest.url($0, sourceApplication: nil) }
    let preview = options.preview.map(Self.preview)
    guard !options.isHeadless else { return LaunchPlace(request: request, preview: preview) }
    let supervision = LiveSupervision(environment: ProcessInfo.processInfo.environment)
    let live = LiveDisplay(app: Self.appName)
    self.live = live
    AppRuntime.shared.display = live
    var configuration = DisplayConfiguration(title: Self.appName)
    configuration.host = options.host
    configuration.port = supervision?.page?.port ?? options.port
    if let token = supervision?.page.flatMap({ AccessToken($0.token) }) { configuration.token = token }
    let display = BrowserDisplay(configuration, source: live)
    live.display = display
    Self.start(display, configuration, supervision)
    supervision?.start(live)
    supervision?.handOver?.device.apply()
    // An app that was built again while it ran remains where it was, and is not at the URL of its first launch.
    guard let handOver = supervision?.handOver else { return LaunchPlace(request: request, preview: preview) }
    return LaunchPlace(handOver: handOver, preview: preview)
  }

  /// Returns the preview with a name; ends the process with a list of the previews if there is none.
  private static func preview(named name: String) -> NamedPreview {
    let all = NamedPreview.all
    if let preview = all.first(where: { $0.name == name }) { return preview }
    let names = all.map { "\n  \($0.name)" }.joined()
    fail(
      all.isEmpty
        ? "there is no preview named \"\(name)\"; the app contains no #Preview"
        : "there is no preview named \"\(name)\". The app has these:\(names)")
  }

  private static func options(of process: ProcessInfo) -> LiveOptions {
    do {
      return try LiveOptions(arguments: Array(process.arguments.dropFirst()), environment: process.environment)
    } catch let error as LiveOptionError {
      fail("\(error)")
    } catch {
      // A request for help is an error too, with a successful exit status.
      LiveArguments.exit(withError: error)
    }
  }

  /// Starts the display while the app launches.
  private static func start(
    _ display: BrowserDisplay, _ configuration: DisplayConfiguration, _ supervision: LiveSupervision?
  ) {
    Task.detached {
      do {
        let (address, port) = try await display.listen()
        // The process that restarts the app prints the address, so that it appears once.
        if let supervision {
          // The main actor is available after the launch.
          return await supervision.report(.init(address: address, port: port, token: configuration.token.text))
        }
        FileHandle.standardOutput.write(Data("\(appName) is live at \(address)\n".utf8))
      } catch {
        fail("\(error)")
      }
    }
  }

  private nonisolated static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(appName): \(message)\n".utf8))
    // The status of a command that is used incorrectly.
    exit(EX_USAGE)
  }
}
