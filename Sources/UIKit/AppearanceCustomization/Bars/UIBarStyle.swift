/// Constants that specify the style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The style of the system, which depends on the interface style.
  case `default` = 0
  /// Light content on a dark background.
  case black = 1
  /// Light content on a translucent dark background.
  ///
  /// It looks like ``black``; whether a bar is translucent is determined by the bar.
  @available(iOS, deprecated: 13.0)
  case blackTranslucent = 2

  /// Light content on a dark background.
  @available(iOS, deprecated: 13.0)
  public static var blackOpaque: UIBarStyle { .black }

  var isDark: Bool { self != .default }
}
