/// The delegate of a table's context menu interaction.
///
/// It asks the table's delegate about the row under the touch.
@MainActor
final class TableContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let table: UITableView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The row of the current menu.
  private var row: IndexPath?

  init(_ table: UITableView) { self.table = table }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    row = nil
    guard !table.isEditing || table.allowsSelectionDuringEditing, let row = table.indexPathForRow(at: location) else {
      return nil
    }
    self.row = row
    return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: row, point: location)
  }

  private var cellPreview: UITargetedPreview? {
    guard let row, let cell = table.cellForRow(at: row), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }
}
