extension UIView {
  /// The interaction that finds text in the view.
  private var finder: UIFindInteraction? { interactionStorage.lazy.compactMap { $0 as? UIFindInteraction }.first }

  /// Performs a command that finds text; returns `nil` if the view has no find interaction.
  func performFind(_ action: StandardEditAction) -> Void? { finder?.perform(action) }

  /// Returns whether the view can perform an action; `nil` if it is not one of the view's find interaction.
  func canPerformFind(_ action: Selector) -> Bool? {
    guard let finder, let edit = StandardEditAction(action) else { return nil }
    return finder.canPerform(edit)
  }
}
