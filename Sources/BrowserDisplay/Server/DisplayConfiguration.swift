/// The address and the limits of a display.
package struct DisplayConfiguration: Sendable {
  /// The port that is tried first if none is selected.
  package static let preferredPort: UInt16 = 8417

  /// The address of the interface to listen on.
  ///
  /// The default is the loopback interface, which other machines cannot reach.
  package var host = "127.0.0.1"
  /// The port.
  ///
  /// If it is `nil`, ``preferredPort`` is used, or any free port if that is in use.
  package var port: UInt16?
  /// The secret in the address.
  ///
  /// The default is a new one.
  package var token = AccessToken()
  /// The title of the page.
  package var title: String
  /// The largest number of viewers at a time.
  package var maximumViewers = 100

  /// Creates the configuration of a display on the loopback interface.
  package init(title: String) { self.title = title }

  /// The names under which the page can be opened, or `nil` if they are unknown.
  var names: Set<String>? {
    switch host {
    case "0.0.0.0", "::": nil
    case "127.0.0.1", "localhost": ["127.0.0.1", "localhost"]
    case "::1": ["[::1]", "localhost"]
    default: [host.contains(":") ? "[\(host.lowercased())]" : host.lowercased()]
    }
  }
}
