extension UIColor {
  /// Sets the color of fills and lines in the current graphics context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the color of fills in the current graphics context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the color of lines in the current graphics context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
