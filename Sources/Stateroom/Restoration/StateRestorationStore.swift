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
}

extension UserDefaults: StateRestorationStore {
  /// Returns the data for a key.
  ///
  /// - Parameter key: The key of the data.
  /// - Returns: The data, or `nil` if the user defaults have none for the key.
  public nonisolated func restorationData(forKey key: String) -> Data? { object(forKey: key) as? Data }

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
