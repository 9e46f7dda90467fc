/// The appearance of a drag preview: which part of the view it shows, and what is behind it.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  /// Returns a copy of the parameters.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDragPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
