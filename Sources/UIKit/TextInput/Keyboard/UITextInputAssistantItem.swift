/// The groups of items that a responder shows in the shortcuts bar above the keyboard on iPad.
///
/// The words that the keyboard suggests are between the leading and the trailing items. On iPhone, and without the
/// system's keyboard, the items are not shown. Get the object from ``UIResponder/inputAssistantItem``.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Creates an item without groups.
  public override init() { super.init() }

  /// The groups of items before the suggestions.
  ///
  /// The default is empty.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(from: oldValue, to: leadingBarButtonGroups) }
  }

  /// The groups of items after the suggestions.
  ///
  /// The default is empty.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(from: oldValue, to: trailingBarButtonGroups) }
  }

  private func groupsDidChange(from old: [UIBarButtonItemGroup], to new: [UIBarButtonItemGroup]) {
    for group in old { group.didChange = nil }
    for group in new { group.didChange = { Keyboard.shared.setNeedsUpdate() } }
    Keyboard.shared.setNeedsUpdate()
  }

  /// A Boolean value that indicates whether the shortcuts bar shows an item.
  var showsItems: Bool {
    (leadingBarButtonGroups + trailingBarButtonGroups).contains { $0.shownItems.contains { !$0.isHidden } }
  }
}
