/// The information about an update of the focus in which a table takes part.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row whose cell is or contains the previously focused item; `nil` if the item is not in a cell of the table.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row whose cell is or contains the item that is focused next; `nil` if the item is not in a cell of the table.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = context.previouslyFocusedItem.flatMap(table.row(containing:))
    nextFocusedIndexPath = context.nextFocusedItem.flatMap(table.row(containing:))
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
  }
}
