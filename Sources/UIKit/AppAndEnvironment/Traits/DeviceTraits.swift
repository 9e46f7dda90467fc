import Synchronization

/// The traits of the device, which apply where no view or view controller provides others.
///
/// They can be accessed from any thread, and are those of the usual device until a screen exists.
enum DeviceTraits {
  private static let storage = Mutex(UITraitCollection(values: UIScreen.Hardware.iPhone.traitValues(in: .portrait)))

  static var current: UITraitCollection { storage.withLock { $0 } }

  static func set(_ traits: UITraitCollection) { storage.withLock { $0 = traits } }
}
