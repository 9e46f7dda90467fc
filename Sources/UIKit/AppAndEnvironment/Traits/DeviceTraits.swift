import Synchronization

/// The device's own traits, which are the current ones where no view or controller provides others. Accessible from any
/// thread.
enum DeviceTraits {
  private static let storage = Mutex(UITraitCollection())

  static var current: UITraitCollection { storage.withLock { $0 } }

  static func set(_ traits: UITraitCollection) { storage.withLock { $0 = traits } }
}
