/// Whether an interface lies on the screen's ground or is raised above it, as a sheet is.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// Above it.
  case elevated = 1
}

/// How much the user wants colors to differ.
public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// How heavy the user wants text to be.
public enum UILegibilityWeight: Int, Sendable {
  /// An unspecified value.
  case unspecified = -1
  /// As usual.
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
