/// A group of bar button items for a navigation bar, or for the shortcuts bar above the keyboard on iPad.
///
/// If a bar has no room for all items, it shows the representative items of groups that have one, the last group first.
/// A representative item without an action shows a menu of the items.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// Called when what a bar shows may have changed.
  var didChange: (() -> Void)?

  // MARK: - Creating a Group

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - barButtonItems: The items, which leave the groups that they belong to.
  ///   - representativeItem: An item that is shown in their place if there is not enough room; `nil` for none.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt(barButtonItems + [representativeItem].compactMap { $0 })
  }

  /// Returns a group that cannot be moved by the user.
  public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
    -> UIBarButtonItemGroup
  {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  // MARK: - Getting the Items

  /// The items, in the order of the layout direction.
  ///
  /// An item that belongs to another group leaves it.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      release(oldValue, unlessIn: barButtonItems)
      adopt(barButtonItems)
      didChange?()
    }
  }

  /// The item that is shown in place of the others if there is not enough room; `nil` for none.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      release([oldValue].compactMap { $0 }, unlessIn: [representativeItem].compactMap { $0 })
      if let representativeItem { adopt([representativeItem]) }
      didChange?()
    }
  }

  /// A Boolean value that indicates whether the representative item is shown in place of the others.
  open internal(set) var isDisplayingRepresentativeItem = false

  /// A Boolean value that indicates whether the items of the group are hidden.
  ///
  /// The default is `false`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { didChange?() } }
  }

  // MARK: - Owning Items

  private func adopt(_ items: [UIBarButtonItem]) {
    for item in items {
      if let other = item.buttonGroup, other !== self { other.lose(item) }
      item.buttonGroup = self
      item.didChange = { [weak self] in self?.didChange?() }
    }
  }

  private func release(_ items: [UIBarButtonItem], unlessIn kept: [UIBarButtonItem]) {
    for item in items where item.buttonGroup === self && !kept.contains(where: { $0 === item }) {
      item.buttonGroup = nil
      item.didChange = nil
    }
  }

  private func lose(_ item: UIBarButtonItem) {
    if representativeItem === item { representativeItem = nil }
    if barButtonItems.contains(where: { $0 === item }) { barButtonItems.removeAll { $0 === item } }
  }

  // MARK: - Showing

  /// The items that a bar shows.
  var shownItems: [UIBarButtonItem] {
    if isHidden { return [] }
    if isDisplayingRepresentativeItem, let representativeItem { return [representativeItem] }
    return barButtonItems
  }

  /// All items that a bar may show.
  var possibleItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems + [representativeItem].compactMap { $0 } }

  /// A menu of the items, for a representative item without an action.
  var menuOfItems: UIMenu {
    UIMenu(
      children: barButtonItems.filter { !$0.isHidden && $0.systemItem?.isSpace != true }.map { item in
        let title = item.title ?? item.systemItem?.words ?? item.systemItem?.spokenName ?? item.accessibilityLabel ?? ""
        if let menu = item.menu, item.primaryAction == nil, item.action == nil {
          return UIMenu(title: title, image: item.image, children: menu.children)
        }
        return UIAction(title: title, image: item.image, attributes: item.isEnabled ? [] : .disabled) { [weak item] _ in
          item?.perform()
        }
      })
  }
}

extension [UIBarButtonItemGroup] {
  /// Shows representative items in place of the items of groups, the last group first, until the items fit.
  @MainActor
  func collapse(until fits: () -> Bool) {
    for group in self { group.isDisplayingRepresentativeItem = false }
    for group in reversed() where group.representativeItem != nil && !group.isHidden {
      if fits() { return }
      group.isDisplayingRepresentativeItem = true
    }
  }
}
