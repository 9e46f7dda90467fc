import Stateroom
import UIKit

/// A demonstration of a typical use of state containers: content that is loading, loaded, empty, or failed.
final class LoadingDemoViewController: DemonstrationViewController {
  private let pause: Pause
  private var fetch: Task<Void, Never>?
  private var answer = Catch.fish
  private var isSlow = true
  private let stage = CatchViewController(initialState: .fish)

  init(pause: @escaping Pause) {
    self.pause = pause
    super.init("Loading")
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { fetch?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    stage.onRetry = { [weak self] in self?.load() }
    setStage(stage, height: 260)
    addCard(
      "Result",
      [
        RowView.choice(Catch.answers.map(\.title)) { [weak self] in self?.answer = Catch.answers[$0] },
        RowView.button("Cast the Net") { [weak self] in self?.load() },
      ], footer: "A request for the current state does nothing, so a second tap has no effect.")
    addCard(
      "Duration",
      [
        RowView.choice(["Long", "A Moment"]) { [weak self] in self?.isSlow = $0 == 0 },
        RowView.toggle("Only When Worth It") { [stage] in stage.isPaced = $0 },
      ],
      footer:
        "With pacing, the indicator appears after 0.3 seconds and stays for at least 0.6. A short load does not show it."
    )
  }

  private func load() {
    guard fetch == nil else { return }
    stage.transition(to: .loading, animated: true)
    fetch = Task { [weak self, pause, isSlow] in
      try? await pause(.milliseconds(isSlow ? 1500 : 200))
      self?.loadingDidEnd()
    }
  }

  private func loadingDidEnd() {
    fetch = nil
    stage.transition(to: answer, animated: true)
  }
}

/// The states of the catch.
private enum Catch {
  case loading
  case fish
  case nothing
  case storm

  static let answers: [Catch] = [.fish, .nothing, .storm]

  var title: String {
    switch self {
    case .loading: "Fishing…"
    case .fish: "Fish"
    case .nothing: "Nothing"
    case .storm: "Storm"
    }
  }

  var text: String {
    switch self {
    case .loading: ""
    case .fish: "The net is full."
    case .nothing: "The net is empty. There is always tomorrow."
    case .storm: "The boat had to turn back."
    }
  }

  var style: (symbol: String, color: UIColor)? {
    switch self {
    case .loading: nil
    case .fish: ("checkmark.circle.fill", .systemGreen)
    case .nothing: ("tray", .systemGray)
    case .storm: ("exclamationmark.triangle.fill", .systemOrange)
    }
  }
}

private final class CatchViewController: StateViewController<Catch> {
  var onRetry: () -> Void = {}
  var isPaced = false

  override func viewController(for state: Catch) -> UIViewController {
    NoticeViewController(state) { [weak self] in self?.onRetry() }
  }

  override func pacing(of state: Catch) -> StatePacing {
    isPaced && state == .loading ? StatePacing(showsAfter: 0.3, staysFor: 0.6) : .immediate
  }
}

/// A view controller with a symbol or an activity indicator, a title, a text, and an optional button to try again.
private final class NoticeViewController: UIViewController {
  private let state: Catch
  private let onRetry: () -> Void

  init(_ state: Catch, onRetry: @escaping () -> Void) {
    self.state = state
    self.onRetry = onRetry
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    let column = UIStackView(arrangedSubviews: [emblem, heading])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 8
    if !state.text.isEmpty { column.addArrangedSubview(note) }
    if case .storm = state { column.addArrangedSubview(UIButton.chip("Try Again", action: onRetry)) }
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      column.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -48),
    ])
  }

  private var emblem: UIView {
    guard let style = state.style else {
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.startAnimating()
      return spinner
    }
    let symbol = UIImageView(
      image: UIImage(
        systemName: style.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 44)))
    symbol.tintColor = style.color
    return symbol
  }

  private var heading: UIView { UILabel(state.title, font: .sectionTitle) }

  private var note: UIView {
    let label = UILabel(
      state.text, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel, lines: 0)
    label.textAlignment = .center
    return label
  }
}
