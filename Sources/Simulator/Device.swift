public import UIKit

/// The model of a simulated device: the properties of its screen.
public struct Device: Sendable, Equatable {
  /// The device's name.
  public var name: String { hardware.name }
  /// The size of the screen in points, in portrait.
  public var size: CGSize { hardware.size }
  /// The number of pixels per point.
  public var scale: CGFloat { hardware.scale }

  let hardware: UIScreen.Hardware

  /// iPhone SE, with a home button: no rounded corners, no home indicator.
  public static let iPhoneSE = Device(hardware: .iPhoneSE)

  /// iPhone 15, a medium size.
  public static let iPhone15 = Device(hardware: .iPhone15)

  /// iPhone 15 Pro Max, a large size.
  public static let iPhone15ProMax = Device(hardware: .iPhone15ProMax)

  /// iPad Pro 11-inch.
  public static let iPadPro11 = Device(hardware: .iPadPro11)
}

extension Device {
  /// Returns the device with another frame rate. With fewer frames, animations take less time to compute.
  package func drawing(framesPerSecond: Int) -> Device {
    var hardware = hardware
    hardware.framesPerSecond = framesPerSecond
    return Device(hardware: hardware)
  }
}
