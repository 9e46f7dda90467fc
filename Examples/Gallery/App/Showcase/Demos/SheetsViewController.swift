import Stateroom
import UIKit

/// A demonstration of presentations that belong to states: a sheet, a full-screen view, and an alert.
final class SheetsViewController: DemonstrationViewController {
  private let stage = DeskViewController(initialState: .desk)
  private let state = ValueRow("State", "desk")
  private let outcomes = TextRow("No requests yet.", color: .secondaryLabel)
  private let locker = LockerNavigationController(initialState: .locker)
  private let stack = ValueRow("Stack", "locker")

  init() { super.init("Sheets and Alerts") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStage(stage, height: 170)
    addCard(
      nil,
      [
        RowView.chips(["Letter", "Chart", "Question"]) { [weak self] in self?.request([.letter, .chart, .question][$0])
        },
        state,
      ],
      footer: "Pull the sheet down, close it, or answer the question: the state follows. Every request has an outcome.")
    addCard(nil, [RowView.button("Letter, Then Chart") { [weak self] in self?.requestBoth() }])
    addCard("Outcomes", [outcomes])
    addStack()
    stage.onChange = { [state] in state.value = "\($0)" }
  }

  /// Adds a stack whose topmost state presents a sheet.
  private func addStack() {
    let frame = StageView()
    frame.heightAnchor.constraint(equalToConstant: 180).isActive = true
    embed(locker, in: frame)
    addCard(
      "A Stack",
      [
        frame,
        RowView.chips(["Take a Map", "Fold It"]) { [locker] in
          locker.setStack($0 == 0 ? [.locker, .map] : [.locker, .folding], animated: true)
        },
        stack,
      ], footer: "The topmost state presents. Pull the sheet down: the map remains. A pop dismisses the sheet as well.")
    locker.onChange = { [stack] in stack.value = $0.map { "\($0)" }.joined(separator: ", ") }
  }

  private func request(_ desk: Desk) {
    stage.transition(to: desk, animated: true) { [outcomes] in outcomes.add("\(desk): \($0.word)", keeping: 4) }
  }

  private func requestBoth() {
    request(.letter)
    // UIKit completes the presentation of the sheet, which is followed by that of the chart.
    request(.chart)
  }
}

private enum Desk { case desk, letter, chart, question, sent }

private final class DeskViewController: StateViewController<Desk> {
  var onChange: (Desk) -> Void = { _ in }

  private let desk = EmblemViewController("The Desk", symbol: "book.fill", color: .systemIndigo)
  private let mail = EmblemViewController("The Letter Is Sent", symbol: "paperplane.fill", color: .systemGreen)

  override func viewController(for state: Desk) -> UIViewController { state == .sent ? mail : desk }

  override func presentedViewController(for state: Desk) -> UIViewController? {
    switch state {
    case .desk, .sent: nil
    case .letter: letter()
    case .chart: chart()
    case .question: question()
    }
  }

  override func didChangeState(from oldState: Desk?, to newState: Desk, animated: Bool) { onChange(newState) }

  // MARK: - What the States Present

  private func letter() -> UIViewController {
    let letter = EmblemViewController(
      "A Letter", symbol: "envelope.fill", color: .systemTeal, remark: "Pull it down, or send it.",
      action: ("Send", { [weak self] in self?.transition(to: .question, animated: true) }))
    letter.sheetPresentationController?.detents = [.medium(), .large()]
    letter.sheetPresentationController?.prefersGrabberVisible = true
    return letter
  }

  private func chart() -> UIViewController {
    let chart = EmblemViewController(
      "The Chart", symbol: "map", color: .systemOrange, remark: "The whole screen belongs to it.",
      // A dismissal by the presented view controller itself changes the state as well.
      action: ("Close", { [weak self] in self?.dismiss(animated: true) }))
    chart.modalPresentationStyle = .fullScreen
    return chart
  }

  private func question() -> UIViewController {
    let alert = UIAlertController(
      title: "Send the Letter?", message: "The mail boat leaves at noon.", preferredStyle: .alert)
    // An answer without its own state leads back to the desk.
    alert.addAction(UIAlertAction(title: "Not Yet", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Send", style: .default) { [weak self] _ in self?.transition(to: .sent, animated: true) })
    return alert
  }
}

private enum Locker: Hashable { case locker, map, folding }

private final class LockerNavigationController: StateNavigationController<Locker> {
  var onChange: ([Locker]) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = .white
    navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
  }

  override func viewController(for state: Locker) -> UIViewController {
    switch state {
    case .locker: EmblemViewController("Locker", symbol: "lock.fill", color: .systemIndigo, isSmall: true)
    // Both states have the same page, over which the sheet is presented.
    case .map: loadedViewController(for: .folding) ?? map()
    case .folding: loadedViewController(for: .map) ?? map()
    }
  }

  private func map() -> UIViewController {
    EmblemViewController("Map", symbol: "map", color: .systemOrange, isSmall: true)
  }

  override func presentedViewController(for state: Locker) -> UIViewController? {
    guard state == .folding else { return nil }
    let sheet = EmblemViewController(
      "Fold the Map", symbol: "book.fill", color: .systemTeal, remark: "Pull it down, or put it away.",
      action: ("Put It Away", { [weak self] in self?.pop(animated: true) }))
    sheet.sheetPresentationController?.detents = [.medium()]
    return sheet
  }

  override func stackAfterDismissal(of states: [Locker]) -> [Locker]? { [.locker, .map] }

  override func didChangeStack(from oldStates: [Locker], to newStates: [Locker]) { onChange(newStates) }
}
