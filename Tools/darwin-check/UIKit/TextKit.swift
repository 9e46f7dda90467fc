extension NSTextTab.OptionKey {
  public static let columnTerminators = NSTextTab.OptionKey(rawValue: "columnTerminators")
}

extension NSRange {
  public var lowerBound: Int { location }
  public var upperBound: Int { location + length }
}
