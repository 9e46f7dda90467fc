/// An effect on a view that is below the pointer.
public enum UIPointerEffect: Equatable, Sendable {
  /// Constants that specify how the pointer tints a view.
  public enum TintMode: Int, Sendable {
    /// The view has no tint.
    case none = 0
    /// The tint is in front of the view.
    case overlay = 1
    /// The tint is behind the view.
    case underlay = 2
  }

  /// The effect that suits the view: a hover effect for a large view, a lift for one with a background, or a highlight.
  case automatic(UITargetedPreview)
  /// The pointer disappears behind the view, and takes its shape.
  case highlight(UITargetedPreview)
  /// The pointer disappears behind the view, which becomes larger and has a shadow.
  case lift(UITargetedPreview)
  /// The view changes, and the pointer remains in front of it.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

extension UIPointerEffect {
  /// The preview of the view that the effect changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }

  /// The effect, or the one that an automatic effect becomes.
  @MainActor
  var concrete: UIPointerEffect {
    guard case .automatic(let preview) = self else { return self }
    if max(preview.size.width, preview.size.height) > PointerMetrics.largestLift { return .hover(preview) }
    let isOpaque = preview.view.backgroundColor.map { $0.cgColor.alpha > 0 } ?? false
    return isOpaque ? .lift(preview) : .highlight(preview)
  }

  /// A Boolean value that indicates whether the effect replaces the pointer.
  @MainActor
  var hidesPointer: Bool {
    if case .hover = concrete { false } else { true }
  }
}
