package import Foundation

/// The browser that tests use, if there is one on this machine.
package enum InstalledBrowser {
  /// The executable of the browser, or `nil` if none is installed.
  package static let executable: URL? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    .map { URL(fileURLWithPath: $0) }
}
