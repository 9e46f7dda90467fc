/// The objects of a tree that was loaded, by their ids, for what is loaded later. They are not kept alive.
@MainActor
final class KnownObjects {
  private struct Weak {
    weak var object: AnyObject?
  }

  private let outer: KnownObjects?
  private var objects: [String: Weak] = [:]

  init(outer: KnownObjects?) { self.outer = outer }

  subscript(id: String) -> AnyObject? { objects[id]?.object ?? outer?[id] }

  func add(_ object: AnyObject, _ id: String) { objects[id] = Weak(object: object) }
}
