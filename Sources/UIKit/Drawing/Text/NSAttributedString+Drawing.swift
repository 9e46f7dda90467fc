extension NSAttributedString {
  /// Draws the string in the current context, with its upper left corner at a point.
  ///
  /// Lines are broken at line feeds only.
  public func draw(at point: CGPoint) {
    StringMeasurement.draw(self, in: CGRect(origin: point, size: .zero), .usesLineFragmentOrigin, nil)
  }

  /// Draws the string in a rectangle of the current context.
  ///
  /// Lines are wrapped at its width, and lines that do not fit are omitted.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    StringMeasurement.draw(self, in: rect, .usesLineFragmentOrigin, nil)
  }

  /// Draws the string in a rectangle of the current context, with options.
  ///
  /// Without ``NSStringDrawingOptions/usesLineFragmentOrigin``, the string is a single line whose baseline begins at
  /// the origin.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringMeasurement.draw(self, in: rect, options, context)
  }
}

extension NSString {
  /// Draws the string in the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the string in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the string in a rectangle of the current context, with options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension String {
  /// Draws the string in the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the string in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the string in a rectangle of the current context, with options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}
