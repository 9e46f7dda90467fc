import Synchronization

/// A list in a text, to which paragraphs belong.
///
///     let list = NSTextList(markerFormat: .decimal, startingItemNumber: 1)
///     style.textLists = [list]
///
/// The paragraph style of an item contains the lists in which it is, from the outermost to the innermost one; all items
/// of a list have the same object. The text of an item itself contains its marker, which ``marker(forItemNumber:)``
/// returns, and the tabs around it. The text that is read from a document in HTML has such markers and lists.
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
  private struct Archived: Codable {
    let format: String
    let options: UInt
    let start: Int
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - markerFormat: The format of the markers.
  ///   - options: The options.
  ///   - startingItemNumber: The number of the first item.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    format = markerFormat
    self.options = options
    start = Mutex(startingItemNumber)
    super.init()
  }

  /// Creates a list whose first item has the number 1.
  ///
  /// - Parameters:
  ///   - markerFormat: The format of the markers.
  ///   - options: The bits of the options.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)), startingItemNumber: 1)
  }

  // MARK: - Properties

  private let format: MarkerFormat
  private let options: Options
  // Copies of a style have the same lists, also on other threads.
  private let start: Mutex<Int>

  /// The format of the markers.
  open var markerFormat: MarkerFormat { format }
  /// The options.
  open var listOptions: Options { options }
  /// The number of the first item of an ordered list.
  ///
  /// The default is 1. It has no effect on ``marker(forItemNumber:)``.
  open var startingItemNumber: Int {
    get { start.withLock { $0 } }
    set { start.withLock { $0 = newValue } }
  }

  /// A Boolean value that indicates whether the markers have numbers or letters that count the items.
  open var isOrdered: Bool {
    if case .number = ListMarker.first(in: markerFormat.rawValue)?.marker { true } else { false }
  }

  /// Returns the marker of the item with a number, in the format of the list.
  ///
  /// - Parameter itemNumber: The number of the item.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let (range, marker) = ListMarker.first(in: format) else { return format }
    return format.replacingCharacters(in: range, with: marker.text(forItemNumber: itemNumber))
  }

  // MARK: - Copying and Archiving

  /// Returns a copy of the list, which is another list.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }

  /// A Boolean value that indicates whether the class supports secure coding, which it does.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a list from an archive.
  public required init?(coder: NSCoder) {
    guard let list = coder.decodeState(Archived.self, of: NSTextList.self) else { return nil }
    format = MarkerFormat(list.format)
    options = Options(rawValue: list.options)
    start = Mutex(list.start)
    super.init()
  }

  /// Archives the list.
  open func encode(with coder: NSCoder) {
    coder.encodeState(
      Archived(format: markerFormat.rawValue, options: listOptions.rawValue, start: startingItemNumber), of: self)
  }
}
