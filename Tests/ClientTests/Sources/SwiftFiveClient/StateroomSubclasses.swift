import Stateroom
import StateroomTesting
import UIKit

/// A subclass with a plain deinit.
public final class OwnContainer: ContainerViewController {
  deinit { Deallocations.count() }
}

/// A subclass with a plain deinit.
public final class OwnStates: Stateroom.StateViewController<Int> {
  deinit { Deallocations.count() }
  public override func viewController(for state: Int) -> UIViewController { UIViewController() }
}

/// A subclass with a plain deinit.
public final class OwnGenericStates<State: Equatable>: Stateroom.StateViewController<State> {
  deinit { Deallocations.count() }
}

/// A subclass with a plain deinit.
public final class OwnPages: StatePageController<Int> {
  deinit { Deallocations.count() }
}

/// A subclass with a plain deinit.
public final class OwnStack: StateNavigationController<Int> {
  deinit { Deallocations.count() }
  public override func viewController(for state: Int) -> UIViewController { UIViewController() }
}

/// A subclass with a plain deinit.
public final class OwnTabs: StateTabBarController<Int> {
  deinit { Deallocations.count() }
  public override func viewController(for state: Int) -> UIViewController { UIViewController() }
}

/// A subclass with a plain deinit.
public final class OwnRoot: RootContainerViewController {
  deinit { Deallocations.count() }
}

/// A subclass with a plain deinit.
public final class OwnRoots: RootController<Int> {
  deinit { Deallocations.count() }
}

/// A subclass with a plain deinit.
public final class OwnRecorder: RecordingViewController {
  deinit { Deallocations.count() }
}

/// A subclass with a plain deinit.
public final class OwnStrict: StrictViewController {
  deinit { Deallocations.count() }
}
