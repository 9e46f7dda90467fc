// Conversions for accessibility, configurations of buttons, and types of touches that exist in Swift alone, besides
// what darwin-check has. Bodies are never run.

extension UIAccessibility {
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }
  @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    path
  }
}

@available(iOS 15, *)
extension UIButton.Configuration {
  public func updated(for button: UIButton) -> UIButton.Configuration { self }
}

extension UITouch.TouchType {
  public static var stylus: UITouch.TouchType { .pencil }
}
