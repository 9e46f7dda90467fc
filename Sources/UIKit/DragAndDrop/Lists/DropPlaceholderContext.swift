/// The context of one placeholder of a list.
@MainActor
final class DropPlaceholderContext: NSObject {
  let dragItem: UIDragItem
  private let id: Int
  private weak var list: (any PlaceholderList)?
  private let animator: any UIDragAnimating

  init(_ dragItem: UIDragItem, _ id: Int, in list: (any PlaceholderList)?, _ animator: any UIDragAnimating) {
    self.dragItem = dragItem
    self.id = id
    self.list = list
    self.animator = animator
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    list?.commitPlaceholder(id, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool { list?.deletePlaceholder(id) ?? false }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}

extension DropPlaceholderContext: UITableViewDropPlaceholderContext {}

extension DropPlaceholderContext: UICollectionViewDropPlaceholderContext {
  func setNeedsCellUpdate() { (list as? UICollectionView)?.setNeedsUpdate(ofPlaceholder: id) }
}
