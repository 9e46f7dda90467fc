import Stateroom
import UIKit

/// A demonstration of how a container forwards the preferences of its child to the bars around it and to the system.
final class BarsViewController: DemonstrationViewController {
  init() { super.init("Bars and Content") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let places = MirroredPlacesViewController(initialState: .harbor)
    places.mirroredItems = [.title, .navigationItem]
    setStage(UINavigationController(rootViewController: places), height: 200)
    addCard(
      "Title and items",
      [
        RowView.chips(Place.allCases.map(\.name)) { [places] in
          places.transition(to: Place.allCases[$0], animated: true)
        }
      ], footer: "The bar shows the title and the items of the current child.")
    addCard(
      "System", [RowView.button("Fill the Screen") { [weak self] in self?.fillTheScreen() }],
      footer:
        "Each of the three children prefers another status bar. The container forwards the preference of the child "
        + "that is shown.")
  }

  private func fillTheScreen() {
    let container = SceneryViewController(initialState: .day)
    container.modalPresentationStyle = .fullScreen
    present(container, animated: true)
  }
}

/// A container whose children have a title and a bar button.
private final class MirroredPlacesViewController: StateViewController<Place> {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.tintColor = .white
    navigationController?.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
  }

  override func viewController(for place: Place) -> UIViewController {
    let child = PlaceViewController(place)
    child.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Leave \(place.name)",
      primaryAction: UIAction { [weak self] _ in self?.transition(to: place.next, animated: true) })
    return child
  }
}

private enum Scenery: Int, CaseIterable {
  case day
  case night
  case film

  var title: String {
    switch self {
    case .day: "Day"
    case .night: "Night"
    case .film: "Film"
    }
  }

  var text: String {
    switch self {
    case .day: "Dark status bar content"
    case .night: "Light status bar content"
    case .film: "No status bar, no home indicator"
    }
  }

  var next: Scenery { Scenery(rawValue: rawValue + 1) ?? .day }
}

private final class SceneryViewController: StateViewController<Scenery> {
  override func viewController(for scenery: Scenery) -> UIViewController {
    SceneryChildViewController(
      scenery,
      onNext: { [weak self] in
        guard let self else { return }
        transition(to: state.next, animated: true)
      },
      onClose: { [weak self] in self?.dismiss(animated: true) })
  }
}

private final class SceneryChildViewController: UIViewController {
  private let scenery: Scenery
  private let onNext: () -> Void
  private let onClose: () -> Void

  init(_ scenery: Scenery, onNext: @escaping () -> Void, onClose: @escaping () -> Void) {
    self.scenery = scenery
    self.onNext = onNext
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { scenery == .day ? .darkContent : .lightContent }
  override var prefersStatusBarHidden: Bool { scenery == .film }
  override var prefersHomeIndicatorAutoHidden: Bool { scenery == .film }

  override func viewDidLoad() {
    super.viewDidLoad()
    let isDay = scenery == .day
    view.backgroundColor =
      switch scenery {
      case .day: UIColor(red: 0.80, green: 0.91, blue: 0.98, alpha: 1)
      case .night: UIColor(red: 0.09, green: 0.11, blue: 0.30, alpha: 1)
      case .film: .black
      }
    let color: UIColor = isDay ? .black : .white
    let heading = UILabel(scenery.title, font: .hugeTitle, color: color)
    let text = UILabel(scenery.text, font: .text, color: color.withAlphaComponent(0.7))
    for label in [heading, text] { label.textAlignment = .center }
    let column = UIStackView(arrangedSubviews: [
      heading, text, UIButton.prominent("Next", action: onNext), UIButton.quiet("Close", action: onClose),
    ])
    column.axis = .vertical
    column.spacing = 12
    column.setCustomSpacing(28, after: text)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
