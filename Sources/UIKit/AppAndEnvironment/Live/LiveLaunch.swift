import ArgumentParser
import BrowserDisplay

/// The part of the launch that makes an app live.
@MainActor
enum LiveLaunch {
  /// The name of the running program.
  nonisolated static var appName: String {
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "App"
  }

  /// Reads the options and starts the display; the process ends with a message if an option cannot be used.
  static func prepare() {
    let options = options(of: ProcessInfo.processInfo)
    let screen = UIScreen.main
    screen.hardware = options.hardware
    screen.userInterfaceStyle = options.isDark ? .dark : .light
    screen.contentSizeCategory = UIContentSizeCategory(options.textSize)
    guard !options.isHeadless else { return }
    let live = LiveDisplay(app: appName)
    AppRuntime.shared.display = live
    var configuration = DisplayConfiguration(title: appName)
    configuration.host = options.host
    configuration.port = options.port
    let display = BrowserDisplay(configuration, source: live)
    live.display = display
    start(display)
  }

  private static func options(of process: ProcessInfo) -> LiveOptions {
    do {
      return try LiveOptions(arguments: Array(process.arguments.dropFirst()), environment: process.environment)
    } catch let error as LiveOptionError {
      fail("\(error)")
    } catch {
      // Help is an error too, with a successful exit status.
      LiveArguments.exit(withError: error)
    }
  }

  /// Starts the display while the app launches.
  private static func start(_ display: BrowserDisplay) {
    Task.detached {
      do {
        let address = try await display.start()
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
