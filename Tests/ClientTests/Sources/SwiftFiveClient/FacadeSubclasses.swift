import AppController
import Reinstate
import StateViewController
import UIKit

final class OldContainer: StatefulViewController<Int> {
  deinit { Deallocations.count() }
}

final class OldStack: StatefulNavigationController<Int> {
  deinit { Deallocations.count() }
}

final class OldTabs: StatefulTabBarController<Int> {
  deinit { Deallocations.count() }
}

final class OldStates: StateViewController<Int> {
  deinit { Deallocations.count() }
}

final class OldApp: AppViewController {
  deinit { Deallocations.count() }
}
