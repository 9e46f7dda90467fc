/// The secret in the address of a display.
///
/// It is new in each run, unless a display replaces another one.
///
/// Other programs on the machine, and pages of other sites in the same browser, can reach a port of the loopback
/// interface, but do not have the token.
package struct AccessToken: Sendable {
  /// The token: 32 hexadecimal digits.
  package let text: String

  /// Creates a random token.
  package init() {
    // The generator of the system is cryptographically secure.
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Creates a token from that of another process, whose page then remains valid.
  ///
  /// The result is `nil` if the text is not a token.
  package init?(_ text: String) {
    guard text.utf8.count == 32, text.allSatisfy(\.isHexDigit) else { return nil }
    self.text = text
  }

  /// Returns whether a text is the token.
  ///
  /// The duration does not depend on the position of a difference.
  package func matches(_ candidate: some StringProtocol) -> Bool {
    let (own, other) = (Array(text.utf8), Array(candidate.utf8))
    // The length is not secret.
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
