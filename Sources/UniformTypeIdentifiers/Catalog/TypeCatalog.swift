import Foundation
import Synchronization

/// The types that are known: those of the table, and those that the app declares.
package enum TypeCatalog {
  /// The table by identifiers.
  private static let standard = Dictionary(uniqueKeysWithValues: table.map { ($0.identifier, $0) })

  /// The whole table, in the order in which types are preferred.
  static let table = basics + texts + code + images + media + bundles + documents

  /// The identifiers of the table's types by their tags.
  private static let standardTags = index(table)

  /// The declarations of the app.
  private struct Declared {
    var types: [String: TypeDeclaration] = [:]
    /// The identifiers of types that no declaration describes, only their use.
    var implicit: Set<String> = []
    var tags: [UTTagClass: [String: [String]]] = [:]
  }

  private static let declared = Mutex(Declared())

  // MARK: - Looking Types up

  /// Returns what is known of a type; `nil` if it is not known.
  static func declaration(of identifier: String) -> TypeDeclaration? {
    standard[identifier] ?? declared.withLock { $0.types[identifier] }
      ?? DynamicType(identifier: identifier)?.declaration
  }

  /// Returns the identifiers of the types that have a tag, the preferred one first.
  static func identifiers(with tag: String, of tagClass: UTTagClass) -> [String] {
    let own = declared.withLock { $0.tags[tagClass]?[tag] } ?? []
    return own + (standardTags[tagClass]?[tag] ?? []).filter { !own.contains($0) }
  }

  /// Returns the identifier itself and those of all types to which it conforms, the nearest first.
  ///
  /// The declarations of an app can have cycles.
  static func lineage(of identifier: String) -> [String] {
    var lineage = [identifier]
    var position = 0
    while position < lineage.count {
      let parents = declaration(of: lineage[position])?.parents ?? []
      lineage += parents.filter { !lineage.contains($0) }
      position += 1
    }
    return lineage
  }

  /// Returns whether a type is another one, or conforms to it directly or indirectly.
  ///
  /// A type that is not known conforms to itself.
  package static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other || lineage(of: identifier).contains(other)
  }

  // MARK: - Declaring Types

  /// Declares the types of an app, as its `Info.plist` describes them.
  ///
  /// The types of an earlier app are no longer known.
  package static func declare(_ settings: [String: Any]) {
    let keys = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
    let entries = keys.flatMap { settings[$0] as? [[String: Any]] ?? [] }
    let types = entries.compactMap(TypeDeclaration.init(settings:)).filter { standard[$0.identifier] == nil }
    declared.withLock { state in
      // What is used without a declaration stays known: an app holds it in constants.
      let implicit = state.types.filter { state.implicit.contains($0.key) }
      state.types = Dictionary(types.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
      state.implicit = state.implicit.subtracting(state.types.keys)
      state.types.merge(implicit) { declaration, _ in declaration }
      state.tags = index(types)
    }
  }

  /// Declares a type that code uses without a declaration, unless it is known.
  static func declareIfUnknown(_ type: TypeDeclaration) {
    guard declaration(of: type.identifier) == nil else { return }
    declared.withLock { state in
      guard state.types[type.identifier] == nil else { return }
      state.types[type.identifier] = type
      state.implicit.insert(type.identifier)
    }
  }

  private static func index(_ types: [TypeDeclaration]) -> [UTTagClass: [String: [String]]] {
    var index: [UTTagClass: [String: [String]]] = [:]
    for type in types {
      for (tagClass, tags) in type.tags {
        for tag in tags { index[tagClass, default: [:]][tag, default: []].append(type.identifier) }
      }
    }
    return index
  }
}
