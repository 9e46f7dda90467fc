/// The permanent numbers of views, which are assigned in the order of first access.
@MainActor
package enum SceneIdentity {
  // Keyed by address; an entry whose view was deallocated is replaced when the address is used again.
  private struct Entry {
    weak var view: UIView?
    let id: Int
  }
  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var nextID = 1
  private static var sweepAt = 256

  static func id(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    if let entry = entries[key], entry.view === view { return entry.id }
    sweepIfNeeded()
    let id = nextID
    nextID += 1
    entries[key] = Entry(view: view, id: id)
    return id
  }

  /// Returns the view with a number; `nil` if it was deallocated.
  static func view(withID id: Int) -> UIView? { entries.values.first { $0.id == id }?.view }

  /// Restarts the numbering, so that a recording does not depend on earlier ones.
  package static func reset() {
    entries = [:]
    nextID = 1
  }

  /// Removes the entries of deallocated views, rarely enough that the average cost is negligible.
  private static func sweepIfNeeded() {
    guard entries.count >= sweepAt else { return }
    entries = entries.filter { $0.value.view != nil }
    sweepAt = max(256, entries.count * 2)
  }
}
