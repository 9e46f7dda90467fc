import UIKit

/// A view controller that shows a view for its snapshot.
///
/// A view without constraints keeps its size, or has the smallest size that fits if its size is zero. A view with
/// constraints is placed in the upper-left corner, and its own constraints and its content determine the size.
final class SnapshotHost: UIViewController {
  private let subject: UIView
  private let frame: CGRect
  private let autoresizingMask: UIView.AutoresizingMask

  init(_ subject: UIView) {
    self.subject = subject
    frame = subject.frame
    autoresizingMask = subject.autoresizingMask
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(subject)
    if subject.translatesAutoresizingMaskIntoConstraints {
      if frame.size == .zero {
        subject.frame.size = subject.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      // The view must not follow when the controller's view is resized to the screen.
      subject.autoresizingMask = []
    } else {
      NSLayoutConstraint.activate([
        subject.topAnchor.constraint(equalTo: view.topAnchor), subject.leftAnchor.constraint(equalTo: view.leftAnchor),
      ])
    }
  }

  /// Removes the view and restores its properties.
  func release() {
    subject.removeFromSuperview()
    guard subject.translatesAutoresizingMaskIntoConstraints else { return }
    subject.frame = frame
    subject.autoresizingMask = autoresizingMask
  }
}
