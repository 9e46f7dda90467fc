public import Foundation

extension CGFloat {
  /// Creates a number with the value of an object, which is rounded if necessary.
  public init(truncating number: NSNumber) { self = CGFloat(Double(truncating: number)) }

  /// Creates a number with exactly the value of an object; `nil` if it cannot be represented.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
