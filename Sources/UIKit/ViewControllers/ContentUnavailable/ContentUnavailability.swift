/// The content-unavailable view of a view controller.
@MainActor
final class ContentUnavailability {
  private unowned let controller: UIViewController
  private var view: (any UIView & UIContentView)?

  init(of controller: UIViewController) { self.controller = controller }

  /// The configuration, which may differ from the one that is shown for the state.
  var configuration: (any UIContentConfiguration)? {
    didSet { show() }
  }

  /// Shows the configuration as it is for the current state.
  func show() {
    guard let container = controller.viewIfLoaded else { return }
    guard let shown = configuration?.updated(for: controller.contentUnavailableConfigurationState) else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(shown) {
      view.configuration = shown
      if view.superview !== container { add(view, to: container) }
    } else {
      view?.removeFromSuperview()
      let new = shown.makeContentView()
      view = new
      add(new, to: container)
    }
  }

  private func add(_ view: UIView, to container: UIView) {
    // The content of a scroll view moves, and its frame does not.
    let guide = (container as? UIScrollView)?.frameLayoutGuide
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? container.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide?.topAnchor ?? container.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide?.bottomAnchor ?? container.bottomAnchor),
    ])
  }
}
