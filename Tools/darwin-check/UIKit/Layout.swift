extension NSLayoutConstraint.FormatOptions {
  public static var directionLeftToRight: NSLayoutConstraint.FormatOptions { .init(rawValue: 1 << 16) }
  public static var directionRightToLeft: NSLayoutConstraint.FormatOptions { .init(rawValue: 2 << 16) }
}
