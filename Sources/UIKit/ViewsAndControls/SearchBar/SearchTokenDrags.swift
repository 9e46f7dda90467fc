/// The drags of the selected token of a search field.
@MainActor
final class SearchTokenDrags: NSObject, UIDragInteractionDelegate {
  private weak var field: UISearchTextField?
  private lazy var interaction = UIDragInteraction(delegate: self)

  init(of field: UISearchTextField) {
    self.field = field
    super.init()
    field.tokenStrip.addInteraction(interaction)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let field, field.draggedTokenView(at: session.location(in: field)) != nil else { return [] }
    return field.itemProviderForSelectedToken().map { [UIDragItem(itemProvider: $0)] } ?? []
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    field?.tokenStrip.selectedView.map { UITargetedDragPreview(view: $0) }
  }
}
