/// The ways in which colors are adjusted to the colors that a device can show.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default of the context.
  case defaultIntent = 0
  /// Colors that cannot be shown are replaced by the nearest ones.
  case absoluteColorimetric = 1
  /// Colors are shifted to the white of the device, and those that cannot be shown are replaced by the nearest ones.
  case relativeColorimetric = 2
  /// All colors are compressed, so that their relations are kept.
  case perceptual = 3
  /// The saturation of colors is kept.
  case saturation = 4
}
