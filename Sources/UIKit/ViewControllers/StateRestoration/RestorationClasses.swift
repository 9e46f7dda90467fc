/// The names with which restoration classes are saved.
@MainActor
enum RestorationClasses {
  /// The types that were saved in this process, because the runtime cannot find private types by their names.
  private static var known: [String: Any.Type] = [:]

  /// Returns the name of a restoration class.
  static func name(of type: Any.Type) -> String {
    let name = _mangledTypeName(type) ?? String(reflecting: type)
    known[name] = type
    return name
  }

  /// Returns the restoration class with a name; `nil` if the app does not contain it.
  static func type(named name: String) -> Any.Type? { known[name] ?? _typeByName(name) }
}

/// The objects that the app has registered for state restoration.
@MainActor
final class RegisteredObjects {
  static let shared = RegisteredObjects()

  private struct Entry {
    weak var object: (any UIStateRestoring)?
    let identifier: String
  }

  private var entries: [Entry] = []

  func add(_ object: any UIStateRestoring, _ identifier: String) {
    entries.removeAll { $0.object == nil || $0.object === object }
    entries.append(Entry(object: object, identifier: identifier))
  }

  func reset() { entries = [] }

  /// Returns the path of an object; `nil` if it is not registered.
  func path(of object: any UIStateRestoring) -> RestorationPath? {
    entries.first { $0.object === object }.map { RestorationPath(of: object, identifier: $0.identifier) }
  }

  /// Returns the object at a path; `nil` if there is none.
  func object(at path: RestorationPath) -> (any UIStateRestoring)? {
    entries.lazy.compactMap { entry in entry.object.map { ($0, entry.identifier) } }
      .first { RestorationPath(of: $0, identifier: $1) == path }?.0
  }
}
