extension UTType {
  // MARK: - Comparing Types

  /// Returns whether the type is another one, or conforms to it directly or indirectly.
  public func conforms(to type: UTType) -> Bool {
    TypeCatalog.conforms(identifier, to: type.identifier)
  }

  /// Returns whether another type conforms to the type and is not equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Returns whether the type conforms to another one and is not equal to it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// The types to which the type conforms, directly or indirectly.
  public var supertypes: Set<UTType> {
    Set(TypeCatalog.lineage(of: identifier).dropFirst().map { UTType(known: $0) })
  }
}
