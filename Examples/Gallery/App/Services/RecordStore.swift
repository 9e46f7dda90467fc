import Foundation

/// A store of the records.
@MainActor
public protocol RecordStore {
  /// Returns all records, in the register's order.
  func load() throws -> [Record]
}

/// An error that indicates that the app was built without its records.
public struct MissingRecords: Error {}

/// The store of the records in the app's bundle.
@MainActor
public struct BundledRecordStore: RecordStore {
  /// Creates a store.
  public init() {}

  /// Returns the records in the bundle's file.
  public func load() throws -> [Record] {
    guard let url = Self.bundle.url(forResource: "records", withExtension: "json") else {
      throw MissingRecords()
    }
    return try JSONDecoder().decode([Record].self, from: Data(contentsOf: url))
  }

  private static var bundle: Bundle {
    #if SWIFT_PACKAGE
      .module
    #else
      .main
    #endif
  }
}
