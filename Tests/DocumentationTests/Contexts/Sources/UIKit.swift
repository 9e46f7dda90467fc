import UIKit

final class SettingsViewController: UIViewController {
  func save(_ sender: Any?) {}
}

final class TripViewController: UIViewController {
  weak var titleLabel: UILabel?
  var stars: [UIImageView] = []
}

final class Trip: NSObject {
  var name: String?
}
