extension UIScreen.Hardware {
  /// The screen of an app for which neither a simulator nor the user has selected a device.
  package static let iPhone = iPhone15.named("iPhone")

  /// The screen of iPhone SE, which has a home button.
  ///
  /// It has no rounded corners and no home indicator.
  package static let iPhoneSE = UIScreen.Hardware(
    name: "iPhone SE", idiom: .phone, size: CGSize(width: 375, height: 667), scale: 2, cornerRadius: 0,
    portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero,
    hasHomeIndicator: false)

  /// The screen of iPhone 15, a device of medium size.
  package static let iPhone15 = UIScreen.Hardware(
    name: "iPhone 15", idiom: .phone, size: CGSize(width: 393, height: 852), scale: 3, cornerRadius: 55,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), hasHomeIndicator: true)

  /// The screen of iPhone 15 Pro Max, a large device.
  package static let iPhone15ProMax = UIScreen.Hardware(
    name: "iPhone 15 Pro Max", idiom: .phone, size: CGSize(width: 430, height: 932), scale: 3,
    framesPerSecond: 120, cornerRadius: 55,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), hasHomeIndicator: true)

  /// The screen of iPad Pro 11-inch.
  package static let iPadPro11 = UIScreen.Hardware(
    name: "iPad Pro 11-inch", idiom: .pad, size: CGSize(width: 834, height: 1194), scale: 2, framesPerSecond: 120,
    cornerRadius: 18, portraitSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), hasHomeIndicator: true)

  /// All models that the user can select.
  package static let models = [iPhoneSE, iPhone15, iPhone15ProMax, iPadPro11]

  private func named(_ name: String) -> Self {
    var copy = self
    copy.name = name
    return copy
  }
}
