/// A cell whose list measures it again when its content changes.
@MainActor
protocol SelfSizingCell: UIView {
  /// Called when constraints in the content view, or the sizes of its views, have changed.
  func constraintsDidChange()
}

/// The changes with which lists measure cells again.
@MainActor
enum SelfSizing {
  enum Trigger {
    /// The content size was invalidated, or a content configuration was set.
    case invalidation
    /// Constraints in the content view have changed.
    case constraints
  }

  /// A Boolean value that indicates whether a list follows the constraints in its cells.
  ///
  /// Changes of constraints are reported to cells only then, because they are frequent.
  static var followsConstraints = false
}

extension UIView {
  /// The cell whose content view contains the view.
  var cellAroundContent: (any SelfSizingCell)? {
    var view: UIView? = self
    while let current = view {
      if current.layoutState.isCellContent { return current.superviewStorage as? any SelfSizingCell }
      view = current.superviewStorage
    }
    return nil
  }
}
