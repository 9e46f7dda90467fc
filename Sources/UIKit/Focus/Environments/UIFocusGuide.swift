/// A layout guide whose area can be focused, and which directs the focus to other environments.
///
/// The area is reached with an arrow key, as an item would be.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// A Boolean value that indicates whether the focus system uses the guide.
  ///
  /// The default is `true`. A disabled guide still takes part in layout. The guide is not used while its frame overlaps
  /// that of the focused item.
  open var isEnabled = true

  /// The environments to which the focus is directed, in order of priority.
  ///
  /// The focus moves to the first one with an item that can be focused. If the array is empty, as it is by default, the
  /// guide is not used. The environments are retained.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
