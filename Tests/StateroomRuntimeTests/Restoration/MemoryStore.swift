import Foundation
import Stateroom

/// Keeps what outlives a launch in a test.
final class MemoryStore: StateRestorationStore {
  var entries: [String: Data] = [:]
  func restorationData(forKey key: String) -> Data? { entries[key] }
  func setRestorationData(_ data: Data?, forKey key: String) { entries[key] = data }
}
