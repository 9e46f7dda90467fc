/// The objects of a loaded tree by their identifiers, for trees that are loaded later.
///
/// The references are weak.
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
