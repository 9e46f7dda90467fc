/// The notation of numbers in SVG documents: few decimals, no trailing zeros, and never `-0`.
///
/// No formatter is used, so that the result is the same on every machine and in every locale.
package enum SVGNumber {
  static func string(_ value: Double) -> String { string(value, decimals: 3) }

  package static func string(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let units = Int((abs(value) * Double(unit)).rounded())
    let sign = value < 0 && units > 0 ? "-" : ""
    let fraction = units % unit
    guard fraction > 0 else { return "\(sign)\(units / unit)" }
    var digits = String(fraction + unit).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(units / unit).\(digits)"
  }
}
