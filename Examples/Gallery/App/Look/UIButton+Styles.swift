import UIKit

extension UIButton {
  /// Creates the button for the primary action.
  static func prominent(_ title: String, action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.cornerStyle = .large
    configuration.buttonSize = .large
    configuration.baseBackgroundColor = .systemIndigo
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  /// Creates the button for a secondary action.
  static func quiet(_ title: String, action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.baseForegroundColor = .systemIndigo
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  /// Creates a button for a row of several buttons.
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
