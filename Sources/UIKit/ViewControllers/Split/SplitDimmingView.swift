/// The view that dims the secondary column while other columns are over it, and receives its touches.
@MainActor
final class SplitDimmingView: UIView {
  var onTouch: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .dimming
    alpha = 0
    addGestureRecognizer(UITapGestureRecognizer(_runtimeHandler: { [weak self] _ in self?.onTouch() }))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }
}
