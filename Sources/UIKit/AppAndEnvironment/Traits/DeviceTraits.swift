import Synchronization

/// The traits of the device, which apply where no view or view controller provides others.
///
/// They can be accessed from any thread.
enum DeviceTraits {
  private static let storage = Mutex(UITraitCollection())

  static var current: UITraitCollection { storage.withLock { $0 } }

  static func set(_ traits: UITraitCollection) { storage.withLock { $0 = traits } }
}
