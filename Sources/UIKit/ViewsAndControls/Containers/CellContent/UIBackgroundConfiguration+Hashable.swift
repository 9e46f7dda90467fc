extension UIBackgroundConfiguration: Hashable {
  /// Returns whether all properties of two configurations are equal.
  ///
  /// Color transformers are equal if they are copies of the same one, and custom views if they are identical.
  public nonisolated static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
    one.customBackgroundColor == other.customBackgroundColor
      && one.standardBackgroundColor == other.standardBackgroundColor && one.list == other.list
      && UIConfigurationColorTransformer.areSame(one.backgroundColorTransformer, other.backgroundColorTransformer)
      && one.customCornerRadius == other.customCornerRadius
      && one.standardCornerRadius == other.standardCornerRadius
      && one.backgroundInsets == other.backgroundInsets && one.strokeColor == other.strokeColor
      && UIConfigurationColorTransformer.areSame(one.strokeColorTransformer, other.strokeColorTransformer)
      && one.strokeWidth == other.strokeWidth && one.content == other.content
  }

  /// Adds the radius of the corners, the width of the stroke, and the custom view to a hasher.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(customCornerRadius)
    hasher.combine(strokeWidth)
    hasher.combine(customView.map(ObjectIdentifier.init))
  }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// The colors of the background and of its stroke, and its custom view.
  public nonisolated var description: String {
    var parts: [String] = []
    if let customBackgroundColor {
      parts.append("backgroundColor = \(customBackgroundColor.map(\.description) ?? "tint color")")
    }
    if let strokeColor { parts.append("strokeColor = \(strokeColor); strokeWidth = \(strokeWidth)") }
    if let customCornerRadius { parts.append("cornerRadius = \(customCornerRadius)") }
    if visualEffect != nil { parts.append("visualEffect") }
    if image != nil { parts.append("image") }
    if customView != nil { parts.append("customView") }
    return "<UIBackgroundConfiguration: \(parts.isEmpty ? "default" : parts.joined(separator: "; "))>"
  }

  /// The same as ``description``.
  public nonisolated var debugDescription: String { description }
}
