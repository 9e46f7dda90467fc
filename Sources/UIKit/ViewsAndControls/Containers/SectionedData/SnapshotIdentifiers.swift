/// The checks of the identifiers that a call adds to a snapshot.
enum SnapshotIdentifiers {
  /// Ends the process if an identifier is repeated.
  static func checkUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) {
    var known = Set<Identifier>(minimumCapacity: identifiers.count)
    for identifier in identifiers {
      expect(
        known.insert(identifier).inserted,
        "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifier: \(identifier). A call may contain each \(kind) once"
      )
    }
  }

  /// Reports identifiers that are moved because the snapshot already contains them.
  static func reportPresent<Identifier>(_ identifiers: [Identifier], _ kind: String) {
    let names = identifiers.map { "\($0)" }.joined(separator: ", ")
    RuntimeDiagnostics.reportFromAnyThread(
      .repeatedIdentifier,
      "Diffable data source: the snapshot already contains \(identifiers.count) of the \(kind) identifiers that are inserted or appended, and moves them. Use the methods for moving, which are faster, or delete them first. BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS \(kind) identifiers: \(names)"
    )
  }
}
