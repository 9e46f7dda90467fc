import DisplayScene

extension RareAppearance {
  private static let blendModes: [String: SceneBlendMode] = [
    "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
    "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
    "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
    "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
  ]

  /// The blend mode that the ``compositingFilter`` names.
  var blendMode: SceneBlendMode? { (compositingFilter as? String).flatMap { Self.blendModes[$0] } }
}
