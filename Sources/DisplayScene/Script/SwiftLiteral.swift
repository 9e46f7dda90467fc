import Foundation

extension String {
  /// The string as a Swift literal on one line.
  var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where Self.isInvisible(scalar): literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns whether a character would be invisible in the code, or would change its visible order.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // The joiners are part of emoji and of words in several languages.
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}

extension CGPoint {
  var swiftLiteral: String { "CGPoint(x: \(x.swiftLiteral), y: \(y.swiftLiteral))" }
}

extension CGSize {
  var swiftLiteral: String { "CGSize(width: \(width.swiftLiteral), height: \(height.swiftLiteral))" }
}

extension CGFloat {
  /// The number with at most one decimal, which is finer than a pixel.
  fileprivate var swiftLiteral: String {
    guard isFinite, magnitude < 1e9 else { return "0" }
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
