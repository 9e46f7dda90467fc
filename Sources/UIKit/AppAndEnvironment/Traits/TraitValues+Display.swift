/// Constants that indicate the visual level of an interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// The base level.
  case base = 0
  /// The elevated level, such as that of a sheet.
  case elevated = 1
}

/// Constants that indicate the user's preferred color contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// A high contrast.
  case high = 1
}

/// Constants that indicate the user's preferred weight of text.
public enum UILegibilityWeight: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// A bold weight.
  case bold = 1
}

/// Constants that indicate the range of colors of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// The standard RGB range of colors.
  case SRGB = 0
  /// The range of colors of Display P3, which is wider.
  case P3 = 1
}
