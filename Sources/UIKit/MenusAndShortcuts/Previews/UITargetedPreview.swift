/// The place of a preview: a view, and a center and a transform in it.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// Creates a target in a container, which must be in a window when the preview is used.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }

  /// The view whose coordinates the center is in.
  public let container: UIView
  /// The center of the preview.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform
}

/// A preview of a view, with the place from which it appears, or to which it disappears.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @MainActor NSCopying {
  /// Creates a preview at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view where it is.
  ///
  /// - Precondition: The view is in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview, view.window != nil else {
      misuse(
        "UITargetedPreview(view:parameters:): \(view) must be in a window; use init(view:parameters:target:) for a view without one"
      )
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view where it is, with the default appearance.
  ///
  /// - Precondition: The view is in a window.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The view that the preview shows.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The place of the preview.
  public let target: UIPreviewTarget
  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
