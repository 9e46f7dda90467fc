import UIKit

/// The view controller that shows a view for its snapshot.
///
/// A view without constraints keeps its size, or gets the smallest one that fits. One with constraints is placed in the
/// upper-left corner, and its own constraints and its content decide.
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
      // The controller's view gets the size of the screen, which the subject must not follow.
      subject.autoresizingMask = []
    } else {
      NSLayoutConstraint.activate([
        subject.topAnchor.constraint(equalTo: view.topAnchor), subject.leftAnchor.constraint(equalTo: view.leftAnchor),
      ])
    }
  }

  /// Removes the view as it was.
  func release() {
    subject.removeFromSuperview()
    guard subject.translatesAutoresizingMaskIntoConstraints else { return }
    subject.frame = frame
    subject.autoresizingMask = autoresizingMask
  }
}
