/// A change of an item or a section that a collection view is about to display.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Constants that specify the kind of a change.
  public enum Action: Int, Sendable {
    /// An item or section is inserted.
    case insert
    /// An item or section is deleted.
    case delete
    /// An item or section is reloaded.
    case reload
    /// An item or section is moved.
    case move
    /// There is no change.
    case none
  }

  /// The index path before the update; `nil` for an insertion.
  ///
  /// For a section, the item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the update; `nil` for a deletion.
  ///
  /// For a section, the item is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The kind of the change.
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// Returns the changes of an update, as a layout receives them.
  static func items(of changes: SectionedChanges, _ update: SectionedUpdate) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int?) -> IndexPath? { index.map { IndexPath(item: NSNotFound, section: $0) } }
    var items = changes.deletedSections.map { UICollectionViewUpdateItem(.delete, from: section($0), to: nil) }
    items += changes.insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: section($0)) }
    items += changes.reloadedSections.map {
      UICollectionViewUpdateItem(.reload, from: section($0), to: section(update.newSection($0) ?? $0))
    }
    items += changes.movedSections.map { UICollectionViewUpdateItem(.move, from: section($0.from), to: section($0.to)) }
    items += changes.deletedItems.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    items += changes.insertedItems.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    items += changes.reloadedItems.map { UICollectionViewUpdateItem(.reload, from: $0, to: update.newItem($0)) }
    items += changes.movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
    return items
  }
}
