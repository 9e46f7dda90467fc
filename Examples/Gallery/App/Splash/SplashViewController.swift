import UIKit

/// The first screen, which is shown for a moment.
final class SplashViewController: UIViewController {
  var onFinish: () -> Void = {}

  private let pause: Pause
  private let mark = PortholeView()
  private let name = UILabel("Stateroom", font: .hugeTitle, color: .white)
  private let motto = UILabel("A place for every state", font: .text, color: UIColor(white: 1, alpha: 0.8))

  init(pause: @escaping Pause) {
    self.pause = pause
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    for label in [name, motto] { label.textAlignment = .center }
    for subview in [mark, name, motto] { view.addSubview(subview) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { [weak self, pause] in
      try? await pause(.milliseconds(1200))
      self?.onFinish()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let middle = (bounds.height / 2).rounded()
    mark.frame = CGRect(x: bounds.midX - 66, y: middle - 150, width: 132, height: 132)
    name.frame = CGRect(x: 0, y: middle + 14, width: bounds.width, height: 42)
    motto.frame = CGRect(x: 0, y: middle + 60, width: bounds.width, height: 24)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
