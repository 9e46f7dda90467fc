/// The content of a navigation bar for a view controller.
///
/// - Note: Renaming and the styles for iPad are not available.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// The bar that displays the item, or its title on the back button.
  weak var bar: UINavigationBar?

  // MARK: - Creating a Navigation Item

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item for a view controller that may have no title.
  init(optionalTitle: String?) {
    title = optionalTitle
    super.init()
  }

  /// Creates an item without buttons and views from an archive.
  public required init?(coder: NSCoder) {
    title = coder.decodeObject(forKey: "UITitle") as? String
    prompt = coder.decodeObject(forKey: "UIPrompt") as? String
    backButtonTitle = coder.decodeObject(forKey: "UIBackButtonTitle") as? String
    super.init()
    decodeInterface(coder, as: UINavigationItem.self)
  }

  /// Archives the title, the prompt, and the title of the back button.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(prompt, forKey: "UIPrompt")
    coder.encode(backButtonTitle, forKey: "UIBackButtonTitle")
  }

  /// Called after the item was loaded from a storyboard or nib and its outlets were connected.
  ///
  /// An override must call `super`.
  open func awakeFromNib() {}

  /// Called when Interface Builder creates a designable object.
  ///
  /// There is no Interface Builder outside of Xcode, so that it is never called, as in an app on a device.
  open func prepareForInterfaceBuilder() {}

  private func changed() { bar?.itemDidChange(self) }

  /// Notifies the observers of a property, and the bar if the value of the property differs.
  private func changed<Value>(
    _ property: KeyPath<UINavigationItem, Value>, _ old: Value, if isDifferent: Bool = true
  ) {
    if isDifferent { changed() }
    tellObservers(of: property, from: old, to: self[keyPath: property])
  }

  // MARK: - Specifying the Title

  /// The title in the center of the bar.
  open var title: String? {
    didSet { changed(\.title, oldValue, if: title != oldValue) }
  }

  /// A custom view that is displayed in place of the title.
  open var titleView: UIView? {
    didSet { changed(\.titleView, oldValue, if: titleView !== oldValue) }
  }

  /// A line of text above the title, which increases the height of the bar.
  open var prompt: String? {
    didSet { changed(\.prompt, oldValue, if: prompt != oldValue) }
  }

  /// A closure that returns the menu that appears when the user taps the title; `nil` for a title without a menu.
  ///
  /// The closure receives the elements that the system suggests, and returns `nil` for no menu. A title view has no
  /// menu.
  ///
  /// - Note: No elements are suggested, because responders have no methods for documents.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { if (titleMenuProvider == nil) != (oldValue == nil) { changed() } }
  }

  /// The large title display mode of the item.
  ///
  /// The default is `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { changed(\.largeTitleDisplayMode, oldValue, if: largeTitleDisplayMode != oldValue) }
  }

  // MARK: - Customizing the Appearance

  private(set) lazy var appearances = OwnedBarAppearances<UINavigationBarAppearance> { [weak self] in self?.changed() }

  /// The standard appearance of the bar while this item is at the top.
  ///
  /// If the value is `nil`, it is that of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances[\.standard] }
    set {
      let old = appearances[\.standard]
      appearances[\.standard] = newValue
      changed(\.standardAppearance, old, if: false)
    }
  }

  /// The appearance of the bar in a compact height while this item is at the top.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances[\.compact] }
    set {
      let old = appearances[\.compact]
      appearances[\.compact] = newValue
      changed(\.compactAppearance, old, if: false)
    }
  }

  /// The appearance of the bar at the edge of the content.
  ///
  /// It applies while this item is at the top, and content is scrolled to the edge of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[\.scrollEdge] }
    set {
      let old = appearances[\.scrollEdge]
      appearances[\.scrollEdge] = newValue
      changed(\.scrollEdgeAppearance, old, if: false)
    }
  }

  /// The appearance of the bar in a compact height at the edge of the content.
  ///
  /// It applies while this item is at the top, and content is scrolled to the edge of the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances[\.compactScrollEdge] }
    set {
      let old = appearances[\.compactScrollEdge]
      appearances[\.compactScrollEdge] = newValue
      changed(\.compactScrollEdgeAppearance, old, if: false)
    }
  }

  // MARK: - Integrating a Search Controller

  /// The search controller whose search bar the navigation bar of a navigation controller displays.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.barItem === self { oldValue?.barItem = nil }
      searchController?.barItem = self
      changed(\.searchController, oldValue)
    }
  }

  /// A Boolean value that indicates whether the search bar collapses when content scrolls.
  ///
  /// The default is `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { changed(\.hidesSearchBarWhenScrolling, oldValue, if: hidesSearchBarWhenScrolling != oldValue) }
  }

  /// The preferred placement of the search bar.
  ///
  /// The default is `automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { changed(\.preferredSearchBarPlacement, oldValue, if: preferredSearchBarPlacement != oldValue) }
  }

  /// The placement of the search bar in the navigation bar.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: - Configuring the Back Button

  /// The back button that returns to this item.
  ///
  /// It is displayed while the next item is at the top.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      observe(backBarButtonItem)
      changed(\.backBarButtonItem, oldValue)
    }
  }

  /// The title of the back button that returns to this item.
  ///
  /// If the value is `nil`, the item's title is used.
  open var backButtonTitle: String? {
    didSet { changed(\.backButtonTitle, oldValue, if: backButtonTitle != oldValue) }
  }

  /// The kind of title of the back button that returns to this item.
  ///
  /// The default is `default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { changed(\.backButtonDisplayMode, oldValue, if: backButtonDisplayMode != oldValue) }
  }

  /// A Boolean value that indicates whether the back button is hidden while this item is at the top.
  ///
  /// The default is `false`.
  open var hidesBackButton = false {
    didSet { changed(\.hidesBackButton, oldValue, if: hidesBackButton != oldValue) }
  }

  /// Hides or shows the back button while this item is at the top.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// A Boolean value that indicates whether the left items are displayed in addition to the back button.
  ///
  /// The default is `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { changed(\.leftItemsSupplementBackButton, oldValue, if: leftItemsSupplementBackButton != oldValue) }
  }

  /// The action that the back button performs instead of popping while this item is at the top.
  open var backAction: UIAction? {
    didSet { changed(\.backAction, oldValue) }
  }

  // MARK: - Custom Bar Button Items

  /// The first of ``leftBarButtonItems``.
  ///
  /// Setting it replaces the first item; `nil` removes it. An item that is on the left already moves to the front.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.items(leftBarButtonItems, beginningWith: newValue) }
  }

  /// The first of ``rightBarButtonItems``, at the edge.
  ///
  /// Setting it replaces the first item; `nil` removes it. An item that is on the right already moves to the front.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.items(rightBarButtonItems, beginningWith: newValue) }
  }

  /// Returns items with another first item.
  private static func items(_ items: [UIBarButtonItem]?, beginningWith first: UIBarButtonItem?) -> [UIBarButtonItem]? {
    var items = items ?? []
    if let index = items.firstIndex(where: { $0 === first }) {
      items.remove(at: index)
    } else if !items.isEmpty {
      items.removeFirst()
    }
    if let first { items.insert(first, at: 0) }
    return items.isEmpty ? nil : items
  }

  /// The items on the left, from the edge inward.
  ///
  /// They replace the back button if ``leftItemsSupplementBackButton`` is `false`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      leftBarButtonItems?.forEach(observe)
      if leftBarButtonItems != nil, !leadingItemGroups.isEmpty { leadingItemGroups = [] }
      changed(\.leftBarButtonItems, oldValue)
      tellObservers(
        of: \UINavigationItem.leftBarButtonItem, from: oldValue?.first as Any, to: leftBarButtonItem as Any)
    }
  }

  /// The items on the right, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      rightBarButtonItems?.forEach(observe)
      if rightBarButtonItems != nil, !trailingItemGroups.isEmpty { trailingItemGroups = [] }
      changed(\.rightBarButtonItems, oldValue)
      tellObservers(
        of: \UINavigationItem.rightBarButtonItem, from: oldValue?.first as Any, to: rightBarButtonItem as Any)
    }
  }

  /// The groups of items at the leading side, in the order of the layout direction.
  ///
  /// They replace ``leftBarButtonItems``, and are replaced by them.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !leadingItemGroups.isEmpty, leftBarButtonItems != nil { leftBarButtonItems = nil }
      groupsDidChange(from: oldValue, to: leadingItemGroups)
    }
  }

  /// The groups of items at the trailing side, in the order of the layout direction.
  ///
  /// They replace ``rightBarButtonItems``, and are replaced by them.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      if !trailingItemGroups.isEmpty, rightBarButtonItems != nil { rightBarButtonItems = nil }
      groupsDidChange(from: oldValue, to: trailingItemGroups)
    }
  }

  /// The group of items at the trailing edge, beside the other items.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { groupsDidChange(from: [oldValue].compactMap { $0 }, to: [pinnedTrailingGroup].compactMap { $0 }) }
  }

  private func groupsDidChange(from old: [UIBarButtonItemGroup], to new: [UIBarButtonItemGroup]) {
    for group in old { group.didChange = nil }
    for group in new { group.didChange = { [weak self] in self?.changed() } }
    changed()
  }

  /// Sets the first item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.leftBarButtonItem = item }
  }

  /// Sets the first item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.rightBarButtonItem = item }
  }

  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.leftBarButtonItems = items }
  }

  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.rightBarButtonItems = items }
  }

  private func observe(_ item: UIBarButtonItem?) {
    item?.didChange = { [weak self] in self?.changed() }
  }

  private func change(_ animated: Bool, _ change: () -> Void) {
    change()
    if animated { bar?.fadeInButtons(of: self) }
  }

  /// The title of the back button that returns to this item.
  var titleOnBackButton: String {
    switch backButtonDisplayMode {
    case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
    case .generic: backBarButtonItem?.title ?? "Back"
    case .minimal: ""
    }
  }
}
