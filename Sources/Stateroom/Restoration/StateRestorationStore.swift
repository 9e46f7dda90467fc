public import Foundation

/// Where archives are kept from one launch to the next.
public protocol StateRestorationStore {
  /// What is kept under a name.
  func restorationData(forKey key: String) -> Data?
  /// Keeps data under a name, or nothing any more. It has to be safe when this returns: the app may be about to crash.
  func setRestorationData(_ data: Data?, forKey key: String)
}

extension UserDefaults: StateRestorationStore {
  /// What is kept under a name.
  public func restorationData(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// Keeps data under a name, or nothing any more.
  public func setRestorationData(_ data: Data?, forKey key: String) {
    if let data { set(data, forKey: key) } else { removeObject(forKey: key) }
    #if !canImport(ObjectiveC)
      // On Apple's platforms another process has it by now. Here this one would write it when there is time.
      synchronize()
    #endif
  }
}
