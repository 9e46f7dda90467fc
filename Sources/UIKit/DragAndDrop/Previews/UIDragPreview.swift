/// A preview of a drag item: a view that is displayed under the touch.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @MainActor NSCopying {
  /// Creates a preview that shows a view with the default appearance.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// Creates a preview that shows a view, which need not be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parametersStorage = parameters.copied()
  }

  /// The view that the preview shows.
  public let view: UIView
  private let parametersStorage: UIDragPreviewParameters
  /// A copy of the appearance of the preview.
  open var parameters: UIDragPreviewParameters { parametersStorage.copied() }

  /// Returns the preview itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIDragPreviewParameters {
  fileprivate func copied() -> UIDragPreviewParameters { copy() as? UIDragPreviewParameters ?? self }
}
