/// A dictionary whose keys and values can be weakly referenced.
///
/// An entry whose key or value is released disappears from a table with weak references to them. A class of the app's
/// without the superclass `NSObject` is compared by identity.
///
/// - Note: Foundation has the class on Apple's platforms.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    let key: TableReference<KeyType>
    let value: TableReference<ObjectType>

    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Entry] = []

  // MARK: - Creating a Table

  /// Creates a table whose references to keys and values have options.
  public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Creates a table whose references to keys and values have options, for a number of entries.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity: Int
  ) { self.init(keyOptions: keyOptions, valueOptions: valueOptions) }

  /// Returns a table that retains its keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table that retains its values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Returns a table that retains its keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Returns a table that retains neither its keys nor its values.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  // MARK: - Accessing Entries

  /// The number of entries.
  open var count: Int { entries.filter(\.isAlive).count }

  /// Returns the value for a key; `nil` if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? { entry(for: aKey)?.value.object }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: entries.filter(\.isAlive).compactMap(\.key.object)).objectEnumerator()
  }

  /// Returns an enumerator of the values.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.filter(\.isAlive).compactMap(\.value.object)).objectEnumerator()
  }

  private func entry(for key: KeyType?) -> Entry? {
    guard let key else { return nil }
    // A copy, because comparisons run the app's code.
    let entries = entries
    return entries.first { $0.isAlive && $0.key.isEqual(to: key) }
  }

  // MARK: - Changing the Table

  /// Sets the value for a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    entries.append(Entry(key: TableReference(aKey, keyOptions), value: TableReference(anObject, valueOptions)))
  }

  /// Removes the value for a key.
  open func removeObject(forKey aKey: KeyType?) {
    let key = entry(for: aKey)?.key.object
    // The removed entries are released after the change, because that runs the app's code.
    let earlier = entries
    entries = earlier.filter { $0.isAlive && $0.key.object !== key }
    withExtendedLifetime(earlier) {}
  }

  /// Removes all entries.
  open func removeAllObjects() {
    // Released after the change, because that runs the app's code.
    let removed = entries
    entries = []
    withExtendedLifetime(removed) {}
  }
}
