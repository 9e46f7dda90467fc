/// Fetches the register.
@MainActor
public protocol RecordService {
  /// All records, in the register's order.
  func records() async throws -> [Record]
}

/// The register cannot be reached.
public struct NoConnection: Error {}
