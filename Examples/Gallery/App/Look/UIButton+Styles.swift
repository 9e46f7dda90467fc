import UIKit

extension UIButton {
  /// The button for what one usually wants to do.
  static func prominent(_ title: String, action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.cornerStyle = .large
    configuration.buttonSize = .large
    configuration.baseBackgroundColor = .systemIndigo
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  /// The button for what one may do as well.
  static func quiet(_ title: String, action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.baseForegroundColor = .systemIndigo
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  /// One of several buttons beside each other.
  static func chip(_ title: String, action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    configuration.cornerStyle = .medium
    configuration.buttonSize = .small
    configuration.baseForegroundColor = .systemIndigo
    configuration.baseBackgroundColor = .systemIndigo
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }
}
