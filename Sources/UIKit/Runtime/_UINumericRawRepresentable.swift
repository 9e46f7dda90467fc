/// A named number, such as the level of a window, which can be compared and shifted.
public protocol _UINumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
  /// Creates the value with a number.
  init(rawValue: RawValue)
}

extension _UINumericRawRepresentable {
  /// Returns whether a value is lower than another one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Returns a value that is higher by a number.
  public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) }

  /// Returns a value that is higher by a number.
  public static func + (left: RawValue, right: Self) -> Self { right + left }

  /// Returns a value that is lower by a number.
  public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) }

  /// Increases a value by a number.
  public static func += (left: inout Self, right: RawValue) { left = left + right }

  /// Decreases a value by a number.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
