import Samples
import Simulator
import Stateroom
import UIKit

/// The most frequent operations, with the library's containers, and with those of UIKit and code of the app.
@MainActor
enum Operation: String, CaseIterable {
  case push, animatedPush = "animated-push", setStack = "set-stack", tab, page, root, windowRoot = "window-root", embed
  case nest = "nest-of-four"

  /// Prepares a device and returns the operation to measure.
  func byHand(_ simulator: Simulator) -> () -> Void {
    switch self {
    case .push: pushByHand(simulator, animated: false)
    case .animatedPush: pushByHand(simulator, animated: true)
    case .setStack: setStackByHand(simulator)
    case .tab: tabByHand(simulator)
    case .page: pageByHand(simulator)
    case .root: rootByHand(simulator)
    case .windowRoot: windowRootByHand(simulator)
    case .embed: embedByHand(simulator)
    case .nest: nestByHand(simulator)
    }
  }

  /// Prepares the same operation with the library.
  func byLibrary(_ simulator: Simulator) -> () -> Void {
    switch self {
    case .push: pushByLibrary(simulator, animated: false)
    case .animatedPush: pushByLibrary(simulator, animated: true)
    case .setStack: setStackByLibrary(simulator)
    case .tab: tabByLibrary(simulator)
    case .page: pageByLibrary(simulator)
    case .root, .windowRoot: rootByLibrary(simulator)
    case .embed: embedByLibrary(simulator)
    case .nest: nestByLibrary(simulator)
    }
  }

  /// A duration that is longer than every transition.
  private static let transition = Duration.milliseconds(700)

  // MARK: - Pushing and Popping

  private func pushByHand(_ simulator: Simulator, animated: Bool) -> () -> Void {
    let navigation = UINavigationController(rootViewController: Screen())
    simulator.show(navigation)
    return {
      navigation.pushViewController(Screen(), animated: animated)
      simulator.advance(by: Self.transition)
      navigation.popViewController(animated: animated)
      simulator.advance(by: Self.transition)
    }
  }

  private func pushByLibrary(_ simulator: Simulator, animated: Bool) -> () -> Void {
    let navigation = StateNavigationController(initialState: 0) { _ in Screen() }
    simulator.show(navigation)
    return {
      navigation.push(1, animated: animated)
      simulator.advance(by: Self.transition)
      navigation.pop(animated: animated)
      simulator.advance(by: Self.transition)
    }
  }

  private func setStackByHand(_ simulator: Simulator) -> () -> Void {
    let navigation = UINavigationController(rootViewController: Screen())
    simulator.show(navigation)
    return {
      navigation.setViewControllers(navigation.viewControllers + (0..<4).map { _ in Screen() }, animated: false)
      simulator.commit()
      navigation.setViewControllers(Array(navigation.viewControllers.prefix(1)), animated: false)
      simulator.commit()
    }
  }

  private func setStackByLibrary(_ simulator: Simulator) -> () -> Void {
    let navigation = StateNavigationController(initialState: 0) { _ in Screen() }
    simulator.show(navigation)
    return {
      navigation.setStack([0, 1, 2, 3, 4], animated: false)
      simulator.commit()
      navigation.setStack([0], animated: false)
      simulator.commit()
    }
  }

  // MARK: - Tabs and Pages

  private func tabByHand(_ simulator: Simulator) -> () -> Void {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<4).map { _ in Screen() }
    simulator.show(tabs)
    return {
      tabs.selectedIndex = (tabs.selectedIndex + 1) % 4
      simulator.commit()
    }
  }

  private func tabByLibrary(_ simulator: Simulator) -> () -> Void {
    let tabs = StateTabBarController(states: [0, 1, 2, 3]) { _ in Screen() }
    simulator.show(tabs)
    return {
      tabs.transition(to: ((tabs.state ?? 0) + 1) % 4, animated: false)
      simulator.commit()
    }
  }

  private func pageByHand(_ simulator: Simulator) -> () -> Void {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([Screen()], direction: .forward, animated: false)
    simulator.show(pages)
    return {
      pages.setViewControllers([Screen()], direction: .forward, animated: true)
      simulator.advance(by: Self.transition)
      pages.setViewControllers([Screen()], direction: .reverse, animated: true)
      simulator.advance(by: Self.transition)
    }
  }

  private func pageByLibrary(_ simulator: Simulator) -> () -> Void {
    let pages = StatePageController(pages: [0, 1]) { _ in Screen() }
    simulator.show(pages)
    return {
      pages.goForward(animated: true)
      simulator.advance(by: Self.transition)
      pages.goBack(animated: true)
      simulator.advance(by: Self.transition)
    }
  }

  // MARK: - Whole Interfaces

  /// Replaces the interface in a container that remains in the window, below a snapshot that fades out.
  private func rootByHand(_ simulator: Simulator) -> () -> Void {
    let container = HandWrittenContainer()
    container.loadViewIfNeeded()
    container.fill(with: [Screen()])
    simulator.show(container)
    return {
      let cover = container.view.snapshotView(afterScreenUpdates: false)
      container.swap(at: 0, to: Screen())
      fade(cover, from: container.view)
      simulator.advance(by: Self.transition)
    }
  }

  /// Sets the window's root view controller, which UIKit lays out without constraints.
  private func windowRootByHand(_ simulator: Simulator) -> () -> Void {
    let window = simulator.show(Screen())
    return {
      let cover = window.snapshotView(afterScreenUpdates: false)
      window.rootViewController = Screen()
      fade(cover, from: window)
      simulator.advance(by: Self.transition)
    }
  }

  private func rootByLibrary(_ simulator: Simulator) -> () -> Void {
    let roots = RootController(initialState: false) { _ in Screen() }
    let window = simulator.show(Screen())
    roots.install(in: window)
    return {
      roots.transition(to: !roots.state)
      simulator.advance(by: Self.transition)
    }
  }

  private func embedByHand(_ simulator: Simulator) -> () -> Void {
    let host = UIViewController()
    simulator.show(host)
    return {
      let child = Screen()
      host.addChild(child)
      child.view.frame = host.view.bounds
      host.view.addSubview(child.view)
      child.view.pin(to: host.view)
      child.didMove(toParent: host)
      simulator.commit()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      simulator.commit()
    }
  }

  private func embedByLibrary(_ simulator: Simulator) -> () -> Void {
    let host = UIViewController()
    simulator.show(host)
    return {
      let child = Screen()
      host.embed(child)
      simulator.commit()
      host.unembed(child)
      simulator.commit()
    }
  }

  // MARK: - Nested Containers

  /// Changes the innermost of four containers, and the outermost with three containers in the new content.
  private func nestByHand(_ simulator: Simulator) -> () -> Void {
    func nest(_ depth: Int) -> HandWrittenContainer {
      let container = HandWrittenContainer()
      container.loadViewIfNeeded()
      container.fill(with: [depth > 1 ? nest(depth - 1) : Screen()])
      return container
    }
    let outermost = nest(4)
    simulator.show(outermost)
    return {
      var innermost = outermost
      while let inner = innermost.shown[0] as? HandWrittenContainer { innermost = inner }
      innermost.swap(at: 0, to: Screen())
      simulator.commit()
      outermost.swap(at: 0, to: nest(3))
      simulator.commit()
    }
  }

  private func nestByLibrary(_ simulator: Simulator) -> () -> Void {
    func nest(_ depth: Int) -> ContainerViewController {
      ContainerViewController(viewControllers: [depth > 1 ? nest(depth - 1) : Screen()])
    }
    let outermost = nest(4)
    simulator.show(outermost)
    return {
      var innermost = outermost
      while let inner = innermost.viewControllers[0] as? ContainerViewController { innermost = inner }
      innermost.setViewController(Screen(), using: .none)
      simulator.commit()
      outermost.setViewController(nest(3), using: .none)
      simulator.commit()
    }
  }
}

/// Fades out a view that covers another one.
@MainActor
private func fade(_ cover: UIView?, from view: UIView) {
  guard let cover else { return }
  view.addSubview(cover)
  UIView.animate(withDuration: RootConfiguration().transitionDuration) {
    cover.alpha = 0
  } completion: { _ in
    cover.removeFromSuperview()
  }
}
