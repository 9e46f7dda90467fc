extension NSAttributedString {
  /// The size of the string when its lines are broken at line feeds only.
  public func size() -> CGSize { StringMeasurement.size(self) }

  /// The rectangle that the string takes in a size; sides without a length do not constrain.
  ///
  /// Widths and heights are fractions: round them up before making a frame of them.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringMeasurement.boundingRect(self, size, options, context)
  }
}
