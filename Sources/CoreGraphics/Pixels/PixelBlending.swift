import DisplayScene

/// The combination of a new pixel with an existing one.
enum PixelBlending {
  /// Returns a new pixel combined with an existing one; `nil` for modes that have no formula here.
  static func combination(_ mode: SceneBlendMode) -> ((Pixel, Pixel) -> Pixel)? {
    /// The colors that are visible where only one of the two is, added to what they are where both are.
    func mixed(_ both: @escaping (Pixel, Pixel) -> Pixel) -> (Pixel, Pixel) -> Pixel {
      { new, old in
        var result = new * (1 - old.w) + old * (1 - new.w) + both(new, old)
        result.w = new.w + old.w * (1 - new.w)
        return result
      }
    }
    /// Mixes colors by a formula for a component, of the new color and the existing one, without their opacities.
    func each(_ formula: @escaping (Float, Float) -> Float) -> (Pixel, Pixel) -> Pixel {
      whole { new, old in
        ColorParts(formula(new.x, old.x), formula(new.y, old.y), formula(new.z, old.z))
      }
    }
    /// Mixes colors by a formula for whole colors.
    func whole(_ formula: @escaping (ColorParts, ColorParts) -> ColorParts) -> (Pixel, Pixel) -> Pixel {
      mixed { new, old in
        let color = formula(ColorParts(straight: new), ColorParts(straight: old)) * new.w * old.w
        return Pixel(color, 0)
      }
    }
    return switch mode {
    case .normal: { $0.over($1) }
    case .multiply: mixed { $0 * $1 }
    case .screen: { $0 + $1 - $0 * $1 }
    case .darken: mixed { pointwiseMin($0 * $1.w, $1 * $0.w) }
    case .lighten: mixed { pointwiseMax($0 * $1.w, $1 * $0.w) }
    case .difference: mixed { pointwiseMax($0 * $1.w, $1 * $0.w) - pointwiseMin($0 * $1.w, $1 * $0.w) }
    case .exclusion: mixed { $0 * $1.w + $1 * $0.w - 2 * $0 * $1 }
    case .plusLighter: { pointwiseMin($0 + $1, Pixel(repeating: 1)) }
    case .overlay: each { ComponentBlending.hardLight($1, $0) }
    case .hardLight: each(ComponentBlending.hardLight)
    case .softLight: each(ComponentBlending.softLight)
    case .colorDodge: each(ComponentBlending.dodge)
    case .colorBurn: each(ComponentBlending.burn)
    case .hue: whole { $0.with(saturation: $1.saturation).with(luminosity: $1.luminosity) }
    case .saturation: whole { $1.with(saturation: $0.saturation).with(luminosity: $1.luminosity) }
    case .color: whole { $0.with(luminosity: $1.luminosity) }
    case .luminosity: whole { $1.with(luminosity: $0.luminosity) }
    case .plusDarker: nil
    }
  }

  /// Returns a new pixel combined with an existing one, in an area that the new one affects.
  ///
  /// - Parameter area: The share of the pixel that is affected.
  static func combination(_ mode: CGBlendMode, _ new: Pixel, _ old: Pixel, area: Float) -> Pixel? {
    let rest = old * (1 - area)
    return switch mode {
    case .clear: rest
    case .copy: rest + new
    case .sourceIn: rest + new * old.w
    case .sourceOut: rest + new * (1 - old.w)
    case .sourceAtop: new * old.w + old * (1 - new.w)
    case .destinationOver: old + new * (1 - old.w)
    case .destinationIn: rest + old * new.w
    case .destinationOut: old * (1 - new.w)
    case .destinationAtop: rest + old * new.w + new * (1 - old.w)
    case .xor: new * (1 - old.w) + old * (1 - new.w)
    default: nil
    }
  }
}
