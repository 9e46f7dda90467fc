public import Foundation

/// A store that keeps archives from one launch to the next.
@preconcurrency @MainActor
public protocol StateRestorationStore {
  /// Returns the data for a key.
  ///
  /// - Parameter key: The key of the data.
  /// - Returns: The data, or `nil` if the store has none for the key.
  func restorationData(forKey key: String) -> Data?
  /// Stores data for a key, or removes it.
  ///
  /// The data must be stored when the method returns, because the app may crash immediately afterwards.
  ///
  /// - Parameters:
  ///   - data: The data to store. The value `nil` removes the data of the key.
  ///   - key: The key of the data.
  func setRestorationData(_ data: Data?, forKey key: String)

  /// The maximum size of the data for a key, in bytes.
  ///
  /// A larger archive is not stored. The default implementation returns ``StateArchive/maximumSize``.
  var maximumRestorationSize: Int { get }
}

extension StateRestorationStore {
  /// The maximum size of an archive, ``StateArchive/maximumSize``.
  public var maximumRestorationSize: Int { StateArchive.maximumSize }
}

extension UserDefaults: StateRestorationStore {
  /// Returns the data for a key.
  ///
  /// - Parameter key: The key of the data.
  /// - Returns: The data, or `nil` if the user defaults have none for the key.
  public nonisolated func restorationData(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// The maximum size of the data for a key, in bytes.
  ///
  /// The size is that of an archive, ``StateArchive/maximumSize``, and 128 KB in tvOS: the system terminates an app
  /// whose user defaults have 1 MB, and warns of 512 KB. There are at most three archives of an interface at a time.
  public nonisolated var maximumRestorationSize: Int {
    #if os(tvOS)
      128 * 1_024
    #else
      StateArchive.maximumSize
    #endif
  }

  /// Stores data for a key, or removes it.
  ///
  /// - Parameters:
  ///   - data: The data to store. The value `nil` removes the data of the key.
  ///   - key: The key of the data.
  public nonisolated func setRestorationData(_ data: Data?, forKey key: String) {
    if let data { set(data, forKey: key) } else { removeObject(forKey: key) }
    #if !canImport(ObjectiveC)
      // On Apple's platforms another process has received the data by now. Here this process would write it later.
      synchronize()
    #endif
  }
}
