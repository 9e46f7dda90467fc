package import Foundation

/// A message from an app to the process that restarts it.
package enum LiveReport: Codable, Equatable, Sendable {
  /// The app was launched, and its page can be opened.
  case isLive(Page)
  /// A viewer has shown a picture of the app for the first time.
  case isShown
  /// The app's state, after which the app ends.
  ///
  /// The associated value is `nil` if the state could not be encoded.
  case state(Data?)

  /// The page that shows an app.
  package struct Page: Codable, Equatable, Sendable {
    /// The address that the user opens.
    package var address: String
    /// The port.
    package var port: UInt16
    /// The secret in the address.
    package var token: String

    /// Creates a page.
    package init(address: String, port: UInt16, token: String) {
      self.address = address
      self.port = port
      self.token = token
    }
  }
}
