import Stateroom
import UIKit

/// The home screen: a tab for each of its parts, created on first selection.
final class HomeViewController: StateTabBarController<HomeTab> {
  private let user: User
  private let environment: GalleryEnvironment

  init(user: User, environment: GalleryEnvironment) {
    self.user = user
    self.environment = environment
    super.init(states: HomeTab.allCases, initialState: .register)
  }

  required init?(coder: NSCoder) { nil }

  override func tabBarItem(for tab: HomeTab) -> UITabBarItem { tab.item }

  override func viewController(for tab: HomeTab) -> UIViewController {
    switch tab {
    case .register: RegisterNavigationController(records: environment.records)
    case .showcase: ShowcaseNavigationController(pause: environment.pause)
    case .account: AccountNavigationController(user: user)
    }
  }
}
