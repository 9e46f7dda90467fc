/// The measurement and the drawing of strings that are not in a view.
enum StringMeasurement {
  /// The font of text without a font.
  static let defaultFont = UIFont(typeface: Typeface(family: .helvetica, weight: .regular), size: 12)

  static func size(_ text: NSAttributedString) -> CGSize {
    withoutNoise(layout(text, options: TextLayout.Options()).size)
  }

  static func boundingRect(
    _ text: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    let (layout, scale) = layout(text, size, options, context)
    let isOnBaseline = !options.contains(.usesLineFragmentOrigin)
    let below = layout.lines.first.map { $0.bottom - $0.baseline } ?? 0
    let rect = CGRect(origin: CGPoint(x: 0, y: isOnBaseline ? -below : 0), size: withoutNoise(layout.size))
    context?.actualScaleFactor = scale
    context?.totalBounds = rect
    return rect
  }

  /// Returns a size without the rounding errors of sums, which must not add a pixel when an app rounds the size up.
  private static func withoutNoise(_ size: CGSize) -> CGSize {
    func rounded(_ length: CGFloat) -> CGFloat { (length * 1e6).rounded() / 1e6 }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  /// Draws a string in a rectangle of the current context, in the lines that are measured.
  static func draw(
    _ text: NSAttributedString, in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let (layout, scale) = layout(text, rect.size, options, context)
    var place = rect
    if !options.contains(.usesLineFragmentOrigin) { place.origin.y -= layout.lines.first?.baseline ?? 0 }
    // Without a width, lines are aligned with each other.
    if place.width <= 0 || !options.contains(.usesLineFragmentOrigin) { place.size.width = layout.size.width }
    context?.actualScaleFactor = scale
    context?.totalBounds = CGRect(origin: place.origin, size: layout.size)
    graphics.draw(layout.sceneContents(in: place, color: .black, traits: .current))
  }

  private static func layout(
    _ text: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> (TextLayout, scale: CGFloat) {
    var constraints = TextLayout.Options(numberOfLines: options.contains(.usesLineFragmentOrigin) ? 0 : 1)
    if options.contains(.usesLineFragmentOrigin) {
      constraints.width = limit(size.width)
      constraints.height = limit(size.height)
    }
    constraints.truncatesParagraphs = true
    constraints.truncatesLastLine = options.contains(.truncatesLastVisibleLine)
    let scale = context.map { fittingScale(of: text, in: size, constraints, least: $0.minimumScaleFactor) } ?? 1
    return (layout(text, options: constraints, scale: scale), scale)
  }

  /// Returns a length as a limit.
  ///
  /// A length of zero or less means no limit.
  private static func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }

  private static func layout(_ text: NSAttributedString, options: TextLayout.Options, scale: CGFloat = 1) -> TextLayout
  {
    TextLayout(TextSource(text, defaults: TextAttributes(font: defaultFont), scale: scale), options: options)
  }

  /// Returns the largest scale factor at which the text fits, but at least the minimum.
  private static func fittingScale(
    of text: NSAttributedString, in size: CGSize, _ options: TextLayout.Options, least: CGFloat
  ) -> CGFloat {
    guard least > 0, least < 1 else { return 1 }
    return FittingScale.largest(least: least) { scale in
      var open = options
      open.height = .infinity
      let needed = layout(text, options: open, scale: scale)
      return !needed.isTruncated && needed.size.width <= limit(size.width) + TextLayout.tolerance
        && needed.size.height <= limit(size.height) + TextLayout.tolerance
    }
  }
}

/// The search for the scale factor at which content fits.
enum FittingScale {
  /// Returns the largest scale factor up to 1 that fits, to a hundredth; the minimum if none fits.
  static func largest(least: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    if fits(1) { return 1 }
    var (low, high) = (least, CGFloat(1))
    while high - low > 0.01 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
