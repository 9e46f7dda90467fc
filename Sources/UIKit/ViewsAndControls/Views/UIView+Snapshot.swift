import DisplayScene

extension UIView {
  /// Returns the view for `snapshotView(afterScreenUpdates:)`.
  func makeSnapshot(afterScreenUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if afterScreenUpdates {
      layoutIfNeeded()
      displaySubtree()
    }
    let picture = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    // A view that is not in a window has no snapshot.
    if window != nil { picture.addSubview(SnapshotView(of: self, isWhole: true)) }
    return picture
  }

  /// The present content of the view, for a transition to other content.
  ///
  /// The value is `nil` if the view has no size, or is not in a window.
  package var formerContent: FormerContent? {
    guard window != nil, bounds.width > 0, bounds.height > 0 else { return nil }
    let picture = SnapshotView(of: self, isWhole: true)
    return FormerContent(picture.layer, of: picture)
  }
}

/// The appearance of a view at one moment: its layer, its content, and its subtree.
///
/// It consists of views, so that it is captured, compared, and animated like other views.
final class SnapshotView: UIView, SceneContentProviding {
  private let content: [SceneContent]

  override init(frame: CGRect) {
    content = []
    super.init(frame: frame)
    isAccessibilityElement = false
  }

  /// Creates a snapshot of a view and its subtree.
  ///
  /// - Parameters:
  ///   - view: The view to capture.
  ///   - isWhole: A Boolean value that indicates whether the view is the root of the snapshot, whose position and
  ///     opacity are ignored.
  fileprivate init(of view: UIView, isWhole: Bool) {
    var appearance = view.layer.appearance(presented: true)
    content = view.capturedContents(appearance)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    if isWhole {
      appearance.placeAtOrigin()
    }
    layer.changeModelWithoutAnimation { $0 = appearance }
    for sublayer in view.layer.currentSublayers {
      if let subview = sublayer.host as? UIView {
        addSubview(SnapshotView(of: subview, isWhole: false))
      } else {
        layer.addSublayer(sublayer.snapshot())
      }
    }
    layer.mask = view.layer.mask?.snapshot()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  func sceneContent() -> [SceneContent] { content }
}
