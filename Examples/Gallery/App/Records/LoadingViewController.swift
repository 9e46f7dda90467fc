import UIKit

/// The screen while the register is loading.
final class LoadingViewController: UIViewController {
  private let spinner = UIActivityIndicatorView(style: .large)
  private let caption = UILabel("Fetching the register…", font: .note, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    caption.textAlignment = .center
    view.addSubview(spinner)
    view.addSubview(caption)
    spinner.startAnimating()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let middle = (view.bounds.height * 0.42).rounded()
    spinner.center = CGPoint(x: view.bounds.midX, y: middle - 20)
    caption.frame = CGRect(x: 0, y: middle + 12, width: view.bounds.width, height: 22)
  }
}
