/// The notation of numbers in SVG documents: few decimals, no trailing zeros, and never `-0`.
///
/// No formatter is used, so that the result is the same on every machine and in every locale.
package enum SVGNumber {
  static func string(_ value: Double) -> String { string(value, decimals: 3) }

  package static func string(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let units = Int((abs(value) * Double(unit)).rounded())
    let sign = value < 0 && units > 0 ? "-" : ""
    var fraction = units % unit
    guard fraction > 0 else { return sign + String(units / unit) }
    var width = decimals
    while fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: width - digits.utf8.count)
    return sign + String(units / unit) + "." + zeros + digits
  }
}
