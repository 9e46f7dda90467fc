import Stateroom
import UIKit

/// A second window whose content depends on a state: presentations are dismissed when the state changes.
final class RootsViewController: DemonstrationViewController {
  private let session = GuestSession(initialState: .signedOut)
  private let events = TextRow("Nothing yet.", font: .monospacedSystemFont(ofSize: 13, weight: .regular))
  private var window: UIWindow?

  init() { super.init("Root View Controllers") }

  required init?(coder: NSCoder) { nil }

  isolated deinit { window?.isHidden = true }

  override func viewDidLoad() {
    super.viewDidLoad()
    session.onClose = { [weak self] in self?.closeWindow() }
    session.onTransition = { [events] in events.add($0, keeping: 6) }
    addCard(
      nil, [RowView.button("Open a Window") { [weak self] in self?.openWindow() }],
      footer:
        "Its root view controller is permanent. Signing out replaces the interface in it: an open sheet is dismissed "
        + "first, a snapshot of the old interface dissolves, and the old interface is deallocated.")
    addCard("Events", [events])
  }

  private func openWindow() {
    guard let scene = view.window?.windowScene else { return }
    let window = session.install(in: scene)
    window.tintColor = .systemIndigo
    self.window = window
  }

  private func closeWindow() {
    window?.isHidden = true
    window = nil
    view.window?.makeKey()
  }
}

private enum Guest: Equatable {
  case signedOut
  case signedIn
}

/// The interfaces for the states of the session.
private final class GuestSession: RootController<Guest> {
  var onClose: () -> Void = {}
  var onTransition: (String) -> Void = { _ in }

  override func viewController(for guest: Guest) -> UIViewController {
    switch guest {
    case .signedOut:
      GuestViewController(
        "Signed Out", "lock.fill", .systemGray,
        [
          ("Sign In", { [weak self] in self?.transition(to: .signedIn) }),
          ("Close", { [weak self] in self?.onClose() }),
        ])
    case .signedIn:
      GuestViewController(
        "Signed In", "lock.open.fill", .systemIndigo, sheet: { [weak self] in self?.sheet() },
        [("Sign Out", { [weak self] in self?.transition(to: .signedOut) })])
    }
  }

  private func sheet() -> UIViewController {
    GuestViewController(
      "A Sheet", "doc.text", .systemTeal,
      [("Sign Out From Here", { [weak self] in self?.transition(to: .signedOut) })])
  }

  override func willShow(_ interface: UIViewController, for state: Guest) {
    onTransition("replacing with \(state)")
  }

  override func didChangeState(from previousState: Guest, to newState: Guest) {
    onTransition("\(previousState) → \(newState)")
  }
}

/// A view controller with a symbol, a name, and the available actions.
private final class GuestViewController: UIViewController {
  private let name: String
  private let symbol: String
  private let color: UIColor
  private let sheet: (() -> UIViewController?)?
  private let actions: [(title: String, action: () -> Void)]

  init(
    _ name: String, _ symbol: String, _ color: UIColor, sheet: (() -> UIViewController?)? = nil,
    _ actions: [(title: String, action: () -> Void)]
  ) {
    self.name = name
    self.symbol = symbol
    self.color = color
    self.sheet = sheet
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let emblem = SymbolTile(symbol, pointSize: 44, color: .white, background: color)
    let heading = UILabel(name, font: .screenTitle)
    var buttons = actions.map { UIButton.prominent($0.title, action: $0.action) }
    if sheet != nil { buttons.append(UIButton.quiet("Open a Sheet") { [weak self] in self?.openSheet() }) }
    let column = UIStackView(arrangedSubviews: [emblem, heading] + buttons)
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      emblem.widthAnchor.constraint(equalToConstant: 104), emblem.heightAnchor.constraint(equalToConstant: 104),
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    for button in buttons { button.widthAnchor.constraint(equalToConstant: 260).isActive = true }
  }

  private func openSheet() {
    guard let sheet = sheet?() else { return }
    present(sheet, animated: true)
  }
}
