/// A set of objects that can be weakly referenced.
///
/// An object that is released disappears from a table with weak references. A class of the app's without the
/// superclass `NSObject` is compared by identity.
///
/// - Note: Foundation has the class on Apple's platforms.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [TableReference<ObjectType>] = []

  // MARK: - Creating a Table

  /// Creates a table whose references have options.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// Creates a table whose references have options, for a number of objects.
  public convenience init(options: NSPointerFunctions.Options, capacity: Int) { self.init(options: options) }

  /// Returns a table with weak references.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  // MARK: - Accessing Objects

  /// The objects of the table, in the order in which they were added.
  open var allObjects: [ObjectType] { references.compactMap(\.object) }

  /// One of the objects; `nil` if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects of the table as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// The number of objects.
  open var count: Int { allObjects.count }

  /// Returns whether the table contains an object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the table that is equal to an object; `nil` if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    // A copy, because comparisons run the app's code.
    let references = references
    return references.first { $0.isEqual(to: object) }?.object
  }

  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  // MARK: - Changing the Table

  /// Adds an object, unless the table contains it.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    references.removeAll { $0.object == nil }
    references.append(TableReference(object, options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let found = member(object) else { return }
    withExtendedLifetime(found) { references.removeAll { $0.object == nil || $0.object === found } }
  }

  /// Removes all objects.
  open func removeAllObjects() {
    // Released after the change, because that runs the app's code.
    let removed = references
    references = []
    withExtendedLifetime(removed) {}
  }
}
