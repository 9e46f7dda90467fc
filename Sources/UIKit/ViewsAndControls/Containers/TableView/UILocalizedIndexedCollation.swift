/// An object that distributes and sorts the content of a table with a section index.
///
///     let collation = UILocalizedIndexedCollation.current()
///     let section = collation.section(for: contact, collationStringSelector: #selector(getter: Contact.name))
///
/// The sections are the letters of the English alphabet, and `#` for everything else.
///
/// - Note: The string of an object is the value for the key with the name of the selector, so that the object is a
///   string, or conforms to `_RuntimeKeyValueCoding`.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  /// Creates a collation for the user's locale.
  public override init() { super.init() }

  // MARK: - Getting the Shared Instance

  /// Returns the collation for the user's locale.
  open class func current() -> UILocalizedIndexedCollation { shared }

  // MARK: - Preparing the Sections and Section Indexes

  /// Returns the index of the section to which an object belongs.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: The name of the object's property that is used for sorting.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector)
    let folded = text.folding(options: [.diacriticInsensitive, .widthInsensitive, .caseInsensitive], locale: nil)
    return folded.first.flatMap { letters.firstIndex(of: $0.uppercased()) } ?? letters.count
  }

  /// Returns objects in the order of their strings.
  ///
  /// - Parameters:
  ///   - array: The objects of a section.
  ///   - selector: The name of the objects' property that is used for sorting.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let entries = array.enumerated().map { ($0.offset, $0.element, text(of: $0.element, selector)) }
    let sorted = entries.sorted { one, other in
      switch one.2.compare(other.2, options: [.caseInsensitive, .widthInsensitive], locale: .current) {
      case .orderedAscending: true
      case .orderedDescending: false
      // Equal objects keep their order.
      case .orderedSame: one.0 < other.0
      }
    }
    return sorted.map(\.1)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    guard let object = object as? any _RuntimeKeyValueCoding else {
      misuse(
        """
        UILocalizedIndexedCollation: \(type(of: object)) has no property "\(selector)" that can be read by name; let it \
        conform to _RuntimeKeyValueCoding.
        """)
    }
    return object.value(forKey: selector.description) as? String ?? ""
  }

  // MARK: - Providing Section Index Data

  /// The titles of the sections.
  open var sectionTitles: [String] { letters + ["#"] }
  /// The titles in the index.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the index of the section to which a title in the index scrolls.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), sectionTitles.count - 1)
  }
}
