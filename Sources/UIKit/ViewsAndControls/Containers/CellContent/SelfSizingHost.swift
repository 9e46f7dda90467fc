/// A view whose content is measured again when it changes: a cell, or the host of an accessory view.
@MainActor
protocol SelfSizingHost: UIView {
  /// Called when constraints in the content, or the sizes of its views, have changed.
  func constraintsDidChange()
}

/// The changes with which content is measured again.
@MainActor
enum SelfSizing {
  enum Trigger {
    /// The content size was invalidated, or a content configuration was set.
    case invalidation
    /// Constraints in the content view have changed.
    case constraints
  }

  /// A Boolean value that indicates whether a host follows the constraints in its content.
  ///
  /// Changes of constraints are reported only then, because they are frequent.
  static var followsConstraints = false
}

extension UIView {
  /// The host whose content contains the view.
  var hostAroundContent: (any SelfSizingHost)? {
    var view: UIView? = self
    while let current = view {
      if current.layoutState.isCellContent { return current.superviewStorage as? any SelfSizingHost }
      view = current.superviewStorage
    }
    return nil
  }
}
