@testable import UIKit

final class SettingsViewController: UIViewController {
  func save(_ sender: Any?) {}
}

extension UITextField {
  func doneTapped() {}
}
