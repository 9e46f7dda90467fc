/// A service that fetches the register.
@MainActor
public protocol RecordService {
  /// Returns all records, in the register's order.
  func records() async throws -> [Record]
}

/// An error that indicates that the register cannot be reached.
public struct NoConnection: Error {}
