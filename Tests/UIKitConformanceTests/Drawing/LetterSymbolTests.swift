import Testing
import UIKit

/// Symbols of letters and numbers.
@MainActor
struct LetterSymbolTests {
  private static let signs = "abcdefghijklmnopqrstuvwxyz".map(String.init) + (0...50).map(String.init)

  @Test(.rule("R2044"), arguments: [".circle", ".circle.fill", ".square", ".square.fill"])
  func `There are symbols of the letters from A to Z and the numbers from 0 to 50`(form: String) {
    for sign in Self.signs { #expect(UIImage(systemName: sign + form) != nil, "\(sign + form)") }
  }
}
