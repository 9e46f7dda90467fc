/// Constants that indicate the visual level of an interface: the base level, or elevated above it as a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// Above it.
  case elevated = 1
}

/// Constants that indicate the user's preferred color contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// Constants that indicate the user's preferred weight of text.
public enum UILegibilityWeight: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// The range of colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// Standard RGB.
  case SRGB = 0
  /// Display P3, which is wider.
  case P3 = 1
}
