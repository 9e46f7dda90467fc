import Stateroom
import StateroomTesting
import UIKit

public final class OwnContainer: ContainerViewController {
  deinit { Deallocations.count() }
}

public final class OwnStates: Stateroom.StateViewController<Int> {
  deinit { Deallocations.count() }
  public override func childViewController(for state: Int) -> UIViewController { UIViewController() }
}

public final class OwnGenericStates<State: Equatable>: Stateroom.StateViewController<State> {
  deinit { Deallocations.count() }
}

public final class OwnPages: StatePageController<Int> {
  deinit { Deallocations.count() }
}

public final class OwnStack: StateNavigationController<Int> {
  deinit { Deallocations.count() }
  public override func viewController(for state: Int) -> UIViewController { UIViewController() }
}

public final class OwnTabs: StateTabBarController<Int> {
  deinit { Deallocations.count() }
  public override func viewController(for state: Int) -> UIViewController { UIViewController() }
}

public final class OwnRoot: RootContainerViewController {
  deinit { Deallocations.count() }
}

public final class OwnRoots: RootController<Int> {
  deinit { Deallocations.count() }
}

public final class OwnRecorder: RecordingViewController {
  deinit { Deallocations.count() }
}

public final class OwnStrict: StrictViewController {
  deinit { Deallocations.count() }
}
