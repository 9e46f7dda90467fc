extension NSAttributedString {
  /// Returns the size of the string if its lines end at line feeds only.
  public func size() -> CGSize { StringMeasurement.size(self) }

  /// Returns the bounding rectangle of the string in a size.
  ///
  /// A dimension of zero is not a constraint.
  ///
  /// The width and the height can be fractional. Round them up before you use them for a frame.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringMeasurement.boundingRect(self, size, options, context)
  }
}
