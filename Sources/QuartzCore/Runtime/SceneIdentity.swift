/// The permanent numbers of views, and of layers without a view, in the order of first access.
@MainActor
package enum SceneIdentity {
  // Keyed by address; an entry whose object was deallocated is replaced when the address is used again.
  private struct Entry {
    weak var object: AnyObject?
    let id: Int
  }
  private static var entries: [ObjectIdentifier: Entry] = [:]
  private struct Copy: Hashable {
    let original: Int
    let index: Int
  }
  private static var copies: [Copy: Int] = [:]
  private static var nextID = 1
  private static var sweepAt = 256

  /// Returns the number of a layer: that of its view, if it has one.
  package static func id(of layer: CALayer) -> Int { id(ofObject: layer.host ?? layer) }

  /// Returns the number of a copy that a replicator layer shows.
  static func id(ofCopy index: Int, of id: Int) -> Int {
    let key = Copy(original: id, index: index)
    if let known = copies[key] { return known }
    defer { nextID += 1 }
    copies[key] = nextID
    return nextID
  }

  /// Returns the number of an object.
  package static func id(ofObject object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.id }
    sweepIfNeeded()
    let id = nextID
    nextID += 1
    entries[key] = Entry(object: object, id: id)
    return id
  }

  /// Returns the view or layer with a number; `nil` if it was deallocated.
  package static func object(withID id: Int) -> AnyObject? { entries.values.first { $0.id == id }?.object }

  /// Restarts the numbering, so that a recording does not depend on earlier ones.
  package static func reset() {
    entries = [:]
    copies = [:]
    nextID = 1
  }

  /// Removes the entries of deallocated objects, rarely enough that the average cost is negligible.
  private static func sweepIfNeeded() {
    guard entries.count >= sweepAt else { return }
    entries = entries.filter { $0.value.object != nil }
    sweepAt = max(256, entries.count * 2)
  }
}
