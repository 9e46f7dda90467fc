/// What a measurement may do to make text fit, and what it did.
open class NSStringDrawingContext: NSObject {
  /// How much smaller the text may be made to fit; 0 leaves it as it is.
  open var minimumScaleFactor: CGFloat = 0
  /// How much smaller the text was made.
  open internal(set) var actualScaleFactor: CGFloat = 0
  /// The bounds of what was measured.
  open internal(set) var totalBounds = CGRect.zero
}
