public import UIKit

/// The model of a simulated device: the properties of its screen.
public struct Device: Sendable, Equatable {
  /// The name of the device.
  public var name: String { hardware.name }
  /// The size of the screen in points, in portrait.
  public var size: CGSize { hardware.size }
  /// The number of pixels per point.
  public var scale: CGFloat { hardware.scale }

  let hardware: UIScreen.Hardware

  /// iPhone SE, a device with a home button, without rounded corners and without a home indicator.
  public static let iPhoneSE = Device(hardware: .iPhoneSE)

  /// iPhone 15, a device of medium size.
  public static let iPhone15 = Device(hardware: .iPhone15)

  /// iPhone 15 Pro Max, a large device.
  public static let iPhone15ProMax = Device(hardware: .iPhone15ProMax)

  /// iPad Pro 11-inch.
  public static let iPadPro11 = Device(hardware: .iPadPro11)
}

extension Device {
  /// Returns the device with another frame rate.
  ///
  /// With fewer frames, animations require less computation.
  package func drawing(framesPerSecond: Int) -> Device {
    var hardware = hardware
    hardware.framesPerSecond = framesPerSecond
    return Device(hardware: hardware)
  }
}
