import Foundation

extension Duration {
  /// The seconds with three decimals, such as `1.250s`, independent of the locale.
  package var secondsText: String { "\(seconds.fixed(3))s" }
}

extension Double {
  /// Returns the number with a fixed number of decimals and a decimal point.
  package func fixed(_ decimals: Int) -> String { String(format: "%.\(decimals)f", self) }
}
