/// The spring loading of a control or a list of the system's, which activates one of its items.
@MainActor
final class ItemSpringLoading: UISpringLoadedInteraction {
  /// Creates the interaction.
  ///
  /// - Parameters:
  ///   - find: Returns the item at the location of a drag, and its view.
  ///   - allows: Returns whether a drag may activate an item over which it has moved.
  ///   - activate: Activates an item.
  init<Item: Hashable>(
    find: @escaping (any UISpringLoadedInteractionContext) -> (view: UIView, item: Item)?,
    allows: @escaping (Item, any UISpringLoadedInteractionContext) -> Bool = { _, _ in true },
    activate: @escaping (Item) -> Void
  ) {
    let behavior = ItemSpringBehavior(find: find, allows: allows)
    super.init(interactionBehavior: behavior, interactionEffect: nil) { _, _ in
      if let item = behavior.item { activate(item) }
    }
  }
}

/// The behavior with which an interaction begins again for each item.
@MainActor
private final class ItemSpringBehavior<Item: Hashable>: NSObject, UISpringLoadedInteractionBehavior {
  private let find: (any UISpringLoadedInteractionContext) -> (view: UIView, item: Item)?
  private let allows: (Item, any UISpringLoadedInteractionContext) -> Bool
  /// The item for which the interaction has begun.
  private(set) var item: Item?

  init(
    find: @escaping (any UISpringLoadedInteractionContext) -> (view: UIView, item: Item)?,
    allows: @escaping (Item, any UISpringLoadedInteractionContext) -> Bool
  ) {
    self.find = find
    self.allows = allows
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let found = find(context) else { return false }
    guard context.state == .inactive else { return found.item == item }
    context.targetView = found.view
    guard allows(found.item, context) else { return false }
    item = found.item
    return true
  }
}

extension UIView {
  /// The interaction with which the system's views are spring-loaded.
  private var itemSpringLoading: ItemSpringLoading? {
    interactionStorage.lazy.compactMap { $0 as? ItemSpringLoading }.first
  }

  /// A Boolean value that indicates whether the view has an interaction of the system's for spring loading.
  var hasSpringLoading: Bool { itemSpringLoading != nil }

  /// Adds or removes the interaction of the system's for spring loading.
  func setSpringLoading(_ isOn: Bool, _ make: () -> ItemSpringLoading) {
    let old = itemSpringLoading
    guard isOn != (old != nil) else { return }
    if let old { removeInteraction(old) } else { addInteraction(make()) }
  }
}

extension UIControl {
  /// Returns an interaction that activates the control while it is enabled.
  func makeSpringLoading() -> ItemSpringLoading {
    ItemSpringLoading(
      find: { [weak self] _ -> (view: UIView, item: ObjectIdentifier)? in
        guard let self, isEnabled else { return nil }
        return (self, ObjectIdentifier(self))
      },
      activate: { [weak self] _ in self?.activateAsTapped() })
  }

  /// Sends the events of a tap.
  private func activateAsTapped() {
    primaryTouchWillEnd()
    sendActions(for: .touchUpInside)
    primaryTouchDidEnd(with: nil)
  }
}
