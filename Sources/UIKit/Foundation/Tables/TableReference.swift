/// The reference of a table to an object.
struct TableReference<Object: AnyObject> {
  private let strong: Object?
  private weak var weak: Object?
  private let comparesPointers: Bool

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    let object = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as? Object ?? object : object
    strong = options.contains(.weakMemory) ? nil : object
    weak = object
    comparesPointers = options.contains(.objectPointerPersonality)
  }

  /// The object; `nil` if it was released.
  var object: Object? { strong ?? weak }

  /// Returns whether the object is equal to another one.
  ///
  /// It calls the app's code.
  func isEqual(to other: Object) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !comparesPointers, let object = object as? NSObject, let other = other as? NSObject else { return false }
    return object.isEqual(other)
  }
}
