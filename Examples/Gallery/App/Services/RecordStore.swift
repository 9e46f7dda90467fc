import Foundation

/// Where the records are kept.
@MainActor
public protocol RecordStore {
  /// All records, in the register's order.
  func load() throws -> [Record]
}

/// The app was built without its records.
public struct MissingRecords: Error {}

/// The records that come with the app.
@MainActor
public struct BundledRecordStore: RecordStore {
  /// Creates a store.
  public init() {}

  /// The records of the file in the bundle.
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
