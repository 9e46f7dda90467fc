import Stateroom
import UIKit

/// The pages of the showcase.
enum ShowcasePage: Codable, Hashable {
  case list
  case demonstration(String)
}

/// The showcase: its list, with a demonstration on top.
final class ShowcaseNavigationController: StateNavigationController<ShowcasePage> {
  private let pause: Pause

  init(pause: @escaping Pause) {
    self.pause = pause
    super.init(states: [.list])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
  }

  override func viewController(for page: ShowcasePage) -> UIViewController {
    switch page {
    case .list: list()
    case .demonstration(let title): Showcase.entry(titled: title)?.make(pause) ?? list()
    }
  }

  override func canRestore(_ page: ShowcasePage) -> Bool {
    if case .demonstration(let title) = page { Showcase.entry(titled: title) != nil } else { true }
  }

  private func list() -> UIViewController {
    ShowcaseViewController { [weak self] in self?.transition(to: .demonstration($0.title), animated: true) }
  }
}
