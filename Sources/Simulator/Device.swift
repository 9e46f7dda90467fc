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
  public static let iPhoneSE = Device(
    hardware: UIScreen.Hardware(
      name: "iPhone SE", idiom: .phone, size: CGSize(width: 375, height: 667), scale: 2, cornerRadius: 0,
      portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero,
      hasHomeIndicator: false))

  /// iPhone 15, a medium size.
  public static let iPhone15 = Device(
    hardware: UIScreen.Hardware(
      name: "iPhone 15", idiom: .phone, size: CGSize(width: 393, height: 852), scale: 3, cornerRadius: 55,
      portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), hasHomeIndicator: true))

  /// iPhone 15 Pro Max, a large size.
  public static let iPhone15ProMax = Device(
    hardware: UIScreen.Hardware(
      name: "iPhone 15 Pro Max", idiom: .phone, size: CGSize(width: 430, height: 932), scale: 3,
      framesPerSecond: 120, cornerRadius: 55,
      portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), hasHomeIndicator: true))

  /// iPad Pro 11-inch.
  public static let iPadPro11 = Device(
    hardware: UIScreen.Hardware(
      name: "iPad Pro 11-inch", idiom: .pad, size: CGSize(width: 834, height: 1194), scale: 2, framesPerSecond: 120,
      cornerRadius: 18, portraitSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), hasHomeIndicator: true))
}

extension Device {
  /// Returns the device with another frame rate. With fewer frames, animations take less time to compute.
  package func drawing(framesPerSecond: Int) -> Device {
    var hardware = hardware
    hardware.framesPerSecond = framesPerSecond
    return Device(hardware: hardware)
  }
}
