/// The alert controller that displays a classic alert or action sheet, and reports each step.
@MainActor
final class ClassicAlertController: UIAlertController {
  /// The steps of an alert.
  enum Step {
    case willPresent
    case didPresent
    /// The user has tapped a button.
    case click(Int)
    case willDismiss(Int)
    case didDismiss(Int)
  }

  /// The closure that is called for each step; it retains what displays the alert until the end.
  var onStep: ((Step) -> Void)?
  private var hasAppeared = false

  /// Adds a button, whose index is its position among the actions.
  func addButton(_ title: String, style: UIAlertAction.Style) {
    let index = actions.count
    addAction(UIAlertAction(title: title, style: style) { [weak self] _ in self?.end(index) })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared { onStep?(.willPresent) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    onStep?(.didPresent)
  }

  override func choose(_ action: UIAlertAction) {
    guard canChoose(action), let index = actions.firstIndex(where: { $0 === action }) else { return }
    onStep?(.click(index))
    // The delegate may have dismissed the alert.
    guard canChoose(action) else { return }
    onStep?(.willDismiss(index))
    super.choose(action)
  }

  /// Dismisses the alert as if a button had been tapped, without reporting a tap.
  func dismiss(index: Int, animated: Bool) {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    onStep?(.willDismiss(index))
    dismiss(animated: animated) { [weak self] in self?.end(index) }
  }

  private func end(_ index: Int) {
    let report = onStep
    onStep = nil
    report?(.didDismiss(index))
  }
}
