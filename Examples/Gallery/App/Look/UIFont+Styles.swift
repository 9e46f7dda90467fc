import UIKit

extension UIFont {
  static var hugeTitle: UIFont { .systemFont(ofSize: 34, weight: .bold) }
  static var screenTitle: UIFont { .systemFont(ofSize: 28, weight: .bold) }
  static var sectionTitle: UIFont { .systemFont(ofSize: 20, weight: .semibold) }
  static var rowTitle: UIFont { .systemFont(ofSize: 16, weight: .semibold) }
  static var text: UIFont { .systemFont(ofSize: 17) }
  static var note: UIFont { .systemFont(ofSize: 15) }
  static var smallNote: UIFont { .systemFont(ofSize: 13) }
}
