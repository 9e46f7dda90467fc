/// The information about one update of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that is focused before the update; `nil` if there is none.
  public internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that is focused after the update; `nil` if the focus is lost.
  public internal(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction of the update; empty for an update that the app or the system has requested.
  public let focusHeading: UIFocusHeading

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }

  /// The view that is focused before the update, or that contains the focused item.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem.flatMap(FocusHierarchy.view) }
  /// The view that is focused after the update, or that contains the focused item.
  public var nextFocusedView: UIView? { nextFocusedItem.flatMap(FocusHierarchy.view) }
}
