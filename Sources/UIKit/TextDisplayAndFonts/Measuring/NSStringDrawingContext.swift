/// An object with the settings and the results of a measurement that can scale text to fit.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale factor of the text; 0 disables scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale factor that was applied to the text.
  open internal(set) var actualScaleFactor: CGFloat = 0
  /// The bounds of the measured text.
  open internal(set) var totalBounds = CGRect.zero
}
