import Synchronization

/// The device's own traits, for whoever asks for the current ones where nothing else is: from any thread.
enum DeviceTraits {
  private static let storage = Mutex(UITraitCollection())

  static var current: UITraitCollection { storage.withLock { $0 } }

  static func set(_ traits: UITraitCollection) { storage.withLock { $0 = traits } }
}
