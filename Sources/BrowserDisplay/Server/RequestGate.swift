/// The rules for the requests that a display answers.
///
/// * The `Host` must be a name of the display. Otherwise, a page of another site could read answers after it has made
/// its own name resolve to the loopback address.
/// * The path must begin with the token of this run.
/// * A WebSocket must be opened by a page of the display: browsers send the `Origin` of the page that opens one, and do
/// not otherwise restrict the server to which it is opened.
package struct RequestGate: Sendable {
  /// The answer to a request.
  package enum Verdict: Equatable, Sendable {
    /// The request is answered.
    ///
    /// The associated value is the path without the token.
    case allowed(path: String)
    /// The request is refused.
    ///
    /// The associated value is the reason, which is shown to the user.
    case refused(String)
  }

  /// The token of this run.
  package let token: AccessToken
  /// The names in `Host` that are accepted, or `nil` if every name is accepted.
  package let hosts: Set<String>?

  /// Creates a gate.
  ///
  /// - Parameter hosts: The names of the machine, in lowercase. It is `nil` if the display is bound to all interfaces,
  ///   whose names are unknown.
  package init(token: AccessToken, hosts: Set<String>?) {
    self.token = token
    self.hosts = hosts
  }

  /// Returns whether a request is answered.
  package func verdict(path: String, host: String?, origin: String?, opensSocket: Bool) -> Verdict {
    guard let host, let name = Self.name(inHost: host), hosts?.contains(name) ?? true else {
      return .refused("The host \(host ?? "") is not a name of this display. Open the address that the app printed.")
    }
    guard path.utf8.count <= 256, path.first == "/" else { return .refused("The path is not one of this display.") }
    let parts = path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, token.matches(first) else {
      return .refused("The address has no valid token. Open the address that the app printed.")
    }
    let allowsOrigin = origin.map { $0.lowercased() == "http://\(host.lowercased())" } ?? !opensSocket
    guard allowsOrigin else { return .refused("The page of another site cannot open this display.") }
    return .allowed(path: parts.count > 1 ? String(parts[1]) : "")
  }

  /// Returns the name without the port, in lowercase.
  ///
  /// The result is `nil` if the text is not of the form `name` or `name:port`.
  private static func name(inHost host: String) -> String? {
    guard host.utf8.count <= 256 else { return nil }
    let host = host.lowercased()
    if host.first == "[" {
      guard let end = host.firstIndex(of: "]") else { return nil }
      return isPort(host[host.index(after: end)...]) ? String(host[...end]) : nil
    }
    guard let colon = host.firstIndex(of: ":") else { return host.isEmpty ? nil : host }
    return isPort(host[colon...]) && colon != host.startIndex ? String(host[..<colon]) : nil
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.first == ":" && UInt16(text.dropFirst()) != nil
  }
}
