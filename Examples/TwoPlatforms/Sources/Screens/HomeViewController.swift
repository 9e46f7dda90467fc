import UIKit

/// The screen that greets the user.
final class HomeViewController: UIViewController {
  private let label = UILabel()

  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    label.text = "Welcome, \(name)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    view.addSubview(label)
  }
}
