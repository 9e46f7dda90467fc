import Foundation

/// An object that shares data from one place of the app to another.
///
/// An item of a pasteboard is a dictionary whose keys are types, such as `public.utf8-plain-text`, and whose values
/// represent the same content in these types. The members for strings, URLs, images and colors use the types of these
/// values.
///
/// - Note: Pasteboards belong to the process of the app, and are not shared with other apps. A live app also pastes
///   text that was copied in the browser. The detection of patterns is not available.
// Unchecked because an open class cannot be checked: the only property is a constant that locks its state.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Options for the items of a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date at which the items are removed, on the clock of the device.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A Boolean value that indicates whether the items remain on the device.
    ///
    /// In this runtime, they do in either case.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  let store: PasteboardStore

  // MARK: - Getting and Removing Pasteboards

  /// The general pasteboard, which Cut, Copy and Paste use.
  public class var general: UIPasteboard { generalPasteboard }
  private static let generalPasteboard = UIPasteboard(Pasteboards.store(named: Name.general.rawValue))

  /// Creates an object for the pasteboard with a name.
  ///
  /// The result is `nil` if there is no such pasteboard and `create` is `false`.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let name = pasteboardName.rawValue
    guard let store = create ? Pasteboards.store(named: name) : Pasteboards.existingStore(named: name) else {
      return nil
    }
    self.init(store)
  }

  /// Creates a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(Pasteboards.store(named: UUID().uuidString))
  }

  /// Removes the pasteboard with a name, unless it is the general pasteboard.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard pasteboardName != .general, let store = Pasteboards.remove(pasteboardName.rawValue) else { return }
    NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(store))
  }

  private init(_ store: PasteboardStore) {
    self.store = store
    super.init()
  }

  /// The name of the pasteboard.
  open var name: UIPasteboard.Name { Name(store.name) }

  /// The number of update cycles in which the content has changed.
  open var changeCount: Int { store.changeCount }

  // MARK: - Getting and Setting Items

  /// The items of the pasteboard.
  open var items: [[String: Any]] {
    get { store.items.map { $0.compactMapValues(PasteboardTypes.loaded) } }
    set { setItems(newValue) }
  }

  /// The number of items.
  open var numberOfItems: Int { store.items.count }

  /// Adds items.
  open func addItems(_ items: [[String: Any]]) {
    let items = items.map(PasteboardTypes.resolved)
    store.change(for: self) { $0 += items }
  }

  /// Replaces the items.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    let items = items.map(PasteboardTypes.resolved)
    let number = store.change(for: self) { $0 = items }
    guard let date = options[.expirationDate] as? Date else { return }
    store.expire(number, of: self, after: date.timeIntervalSinceNow)
  }

  // MARK: - Getting and Setting Values of a Type

  /// The types of the first item.
  open var types: [String] { store.items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns whether the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { contains(pasteboardTypes: pasteboardTypes, inItemSet: [0]) }

  /// Returns the data of the first item for a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    store.items.first?[pasteboardType].flatMap(PasteboardTypes.data)
  }

  /// Returns the value of the first item for a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    store.items.first?[pasteboardType].flatMap(PasteboardTypes.loaded)
  }

  /// Replaces the items by one with a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Replaces the items by one with data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  // MARK: - Getting Values of Several Items

  /// Returns the items at the indexes, or all items if there are no indexes.
  private func items(at indexes: IndexSet?) -> [PasteboardStore.Item] {
    let items = store.items
    return indexes.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
  }

  /// Returns the types of each item.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(at: itemSet).map { $0.keys.sorted() } }

  /// Returns whether one of the items has a value of one of the types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    items(at: itemSet).contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Returns the indexes of the items that have values of one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = store.items
    return IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
  }

  /// Returns the values of the items for a type.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    items(at: itemSet).compactMap { $0[pasteboardType].flatMap(PasteboardTypes.loaded) }
  }

  /// Returns the data of the items for a type.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    items(at: itemSet).compactMap { $0[pasteboardType].flatMap(PasteboardTypes.data) }
  }

  // MARK: - Getting and Setting Common Values

  private func set<Value>(_ values: [Value]?, as type: String) { items = (values ?? []).map { [type: $0] } }

  private func read<Value>(_ value: (PasteboardStore.Item) -> Value?) -> [Value]? {
    let values = store.items.compactMap(value)
    return values.isEmpty ? nil : values
  }

  /// The first string.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The strings of the items.
  open var strings: [String]? {
    get { read(PasteboardTypes.string) }
    set { set(newValue, as: PasteboardTypes.text) }
  }
  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of the items.
  open var urls: [URL]? {
    get { read(PasteboardTypes.url) }
    set { set(newValue, as: PasteboardTypes.link) }
  }
  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of the items.
  open var images: [UIImage]? {
    get { read(PasteboardTypes.image) }
    set { set(newValue, as: PasteboardTypes.picture) }
  }
  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors of the items.
  open var colors: [UIColor]? {
    get { read { $0[PasteboardTypes.color] as? UIColor } }
    set { set(newValue, as: PasteboardTypes.color) }
  }

  /// A Boolean value that indicates whether the pasteboard has strings.
  open var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether the pasteboard has URLs.
  open var hasURLs: Bool { urls != nil }
  /// A Boolean value that indicates whether the pasteboard has images.
  open var hasImages: Bool { images != nil }
  /// A Boolean value that indicates whether the pasteboard has colors.
  open var hasColors: Bool { colors != nil }
}

extension UIPasteboard {
  /// The type for a value whose class determines its type: a string, a URL, an image, or a color.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"

  // The object of each notification is the pasteboard.

  /// Posted at the end of an update cycle in which the content has changed.
  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// Posted when a pasteboard was removed.
  public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
  /// The user info key for the types that were added, an array of strings.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The user info key for the types that were removed, an array of strings.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
}
