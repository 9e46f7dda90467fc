import DisplayScene

extension CGContext {
  // MARK: - Transforming User Space

  /// The current transform, from user space to device space.
  public var ctm: CGAffineTransform { state.ctm }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

  /// Rotates user space by an angle in radians.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// Transforms user space.
  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

  /// Returns a point of user space in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// Returns a point of device space in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  /// Returns a size of user space in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

  /// Returns a size of device space in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

  /// Returns the rectangle around a rectangle of user space in device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// Returns the rectangle around a rectangle of device space in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  // MARK: - Lines

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = max(0, width) }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets the maximum length of mitered corners, as a multiple of the line width.
  ///
  /// Longer corners are cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, and the offset at which lines begin.
  ///
  /// An empty array results in solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashes = lengths.contains { $0 > 0 } ? lengths : []
  }

  // MARK: - Colors

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
    state.fillPatternSpace = color.colorSpace?.model == .pattern ? color.colorSpace : nil
  }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
    state.strokePatternSpace = color.colorSpace?.model == .pattern ? color.colorSpace : nil
  }

  /// Sets the color space of the fill color, which becomes opaque black in it.
  ///
  /// In a color space of patterns, the color does not change until there is a pattern.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillPatternSpace = space.model == .pattern ? space : nil
    state.fillColor = .opaqueBlack(in: space) ?? state.fillColor
  }

  /// Sets the color space of the stroke color, which becomes opaque black in it.
  ///
  /// In a color space of patterns, the color does not change until there is a pattern.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokePatternSpace = space.model == .pattern ? space : nil
    state.strokeColor = .opaqueBlack(in: space) ?? state.strokeColor
  }

  /// Sets the fill color from its components in the color space of the current fill color.
  ///
  /// - Parameter components: The components, followed by the opacity.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    guard let space = state.fillColor.colorSpace else { return }
    state.fillColor = CGColor(colorSpace: space, components: components) ?? state.fillColor
  }

  /// Sets the stroke color from its components in the color space of the current stroke color.
  ///
  /// - Parameter components: The components, followed by the opacity.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    guard let space = state.strokeColor.colorSpace else { return }
    state.strokeColor = CGColor(colorSpace: space, components: components) ?? state.strokeColor
  }

  /// Sets the fill color from its red, green, and blue components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color from its red, green, and blue components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a shade of gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke color to a shade of gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the fill color from its cyan, magenta, yellow, and black components.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the stroke color from its cyan, magenta, yellow, and black components.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the offset of the tiles of patterns.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  // MARK: - Combining

  /// Sets the opacity of drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

  /// Sets the mode in which new colors are combined with existing colors.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether the edges of paths are antialiased.
  ///
  /// The default is `true`. The setting is part of the graphics state.
  ///
  /// - Note: Text is always antialiased here.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// Sets whether the context allows that the edges of paths are antialiased.
  ///
  /// The default is `true`. The setting is no part of the graphics state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

  /// Sets whether fonts are smoothed.
  ///
  /// - Note: As on iOS, fonts are antialiased and not smoothed, so that the setting has no effect.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Sets whether the context allows that fonts are smoothed.
  ///
  /// - Note: As on iOS, fonts are antialiased and not smoothed, so that the setting has no effect.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// The quality of scaled images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  // MARK: - Shadows

  /// Sets a black shadow with an opacity of one third.
  ///
  /// The offset is not affected by the transform of user space.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setSceneShadow(offset, blur, CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow; `nil` for the color removes it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { setSceneShadow(offset, blur, color) }
}

extension CGColor {
  /// Returns black in a color space; `nil` if the space has no components.
  fileprivate static func opaqueBlack(in space: CGColorSpace) -> CGColor? {
    var components = [CGFloat](repeating: 0, count: space.numberOfComponents) + [1]
    // The last ink of CMYK is black.
    if space.model == .cmyk { components[3] = 1 }
    return CGColor(colorSpace: space, components: components)
  }
}
