/// The modes in which new colors are combined with existing colors.
///
/// In the formulas of the compositing modes, S is the new color, D is the existing color, and Sa and Da are their
/// opacities.
public enum CGBlendMode: Int32, Sendable {
  /// The new color covers the existing one.
  case normal = 0
  /// The colors are multiplied.
  case multiply
  /// The inverses of the colors are multiplied.
  case screen
  /// Multiplies or screens, depending on the existing color.
  case overlay
  /// The darker of the two.
  case darken
  /// The lighter of the two.
  case lighten
  /// Brightens the existing color to reflect the new one.
  case colorDodge
  /// Darkens the existing color to reflect the new one.
  case colorBurn
  /// Darkens or lightens slightly, depending on the new color.
  case softLight
  /// Multiplies or screens, depending on the new color.
  case hardLight
  /// The darker of the two is subtracted from the lighter.
  case difference
  /// Like ``difference``, with a lower contrast.
  case exclusion
  /// The hue of the new color.
  case hue
  /// The saturation of the new color.
  case saturation
  /// The hue and the saturation of the new color.
  case color
  /// The luminance of the new color.
  case luminosity
  /// The result is transparent.
  case clear
  /// S.
  case copy
  /// S · Da.
  case sourceIn
  /// S · (1 − Da).
  case sourceOut
  /// S · Da + D · (1 − Sa).
  case sourceAtop
  /// S · (1 − Da) + D.
  case destinationOver
  /// D · Sa.
  case destinationIn
  /// D · (1 − Sa).
  case destinationOut
  /// S · (1 − Da) + D · Sa.
  case destinationAtop
  /// S · (1 − Da) + D · (1 − Sa).
  case xor
  /// The sum of the colors.
  case plusLighter = 27
}
