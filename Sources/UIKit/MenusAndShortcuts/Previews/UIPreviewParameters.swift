/// The appearance of a preview: which part of the view it shows, and what is behind it.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @MainActor NSCopying {
  /// Creates parameters for the whole view on the system's background.
  public override init() {}

  /// The part of the view that the preview shows, in the view's coordinates; `nil` for its bounds.
  open var visiblePath: UIBezierPath? {
    get { visiblePathStorage }
    set { visiblePathStorage = newValue?.copy() as? UIBezierPath }
  }
  private var visiblePathStorage: UIBezierPath?

  /// The shape of the shadow, in the view's coordinates; `nil` for that of the visible part.
  open var shadowPath: UIBezierPath? {
    get { shadowPathStorage }
    set { shadowPathStorage = newValue?.copy() as? UIBezierPath }
  }
  private var shadowPathStorage: UIBezierPath?

  /// The color behind the view.
  ///
  /// The default is the system's background color; the value is never `nil`.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  /// Returns a copy of the parameters.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
