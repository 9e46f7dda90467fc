extension NSAttributedString {
  /// Returns the size of the string when its lines are broken at line feeds only.
  public func size() -> CGSize { StringMeasurement.size(self) }

  /// Returns the bounding rectangle of the string in a size; a dimension of zero is not a constraint.
  ///
  /// Widths and heights are fractions: round them up before making a frame of them.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringMeasurement.boundingRect(self, size, options, context)
  }
}
