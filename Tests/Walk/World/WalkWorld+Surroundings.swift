import Simulator
import Stateroom
import UIKit

/// The operations of the user, the device, and the windows, and on presented and embedded view controllers.
extension WalkWorld {
  // MARK: - Touches

  func performByFinger(_ operation: Operation) {
    switch operation {
    case .tapTab(let pick, let index):
      guard let tabs = self.pick(pick, WalkTabs.self), let window = tabs.viewIfLoaded?.window else { return }
      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)
      tap(CGPoint(x: bar.minX + bar.width * (CGFloat(index % 3) + 0.5) / 3, y: bar.minY + 24))
    case .tapBack(let pick):
      guard let stack = self.pick(pick, WalkStack.self), let window = stack.viewIfLoaded?.window else { return }
      let bar = stack.navigationBar.convert(stack.navigationBar.bounds, to: window)
      tap(CGPoint(x: bar.minX + 20, y: bar.midY))
    case .tap(let x, let y): tap(point(x, y))
    case .swipe(let y):
      withdraw()
      let point = CGPoint(x: 2, y: self.point(0, y).y)
      touch { finger = (try? simulator.touchDown(at: point)).map { ($0, point) } }
      move(to: CGPoint(x: 40, y: point.y))
    case .move(let x): move(to: CGPoint(x: point(x, 0).x, y: finger?.point.y ?? 0))
    case .lift:
      move(to: CGPoint(x: point(95, 0).x, y: finger?.point.y ?? 0))
      withdraw()
    case .withdraw:
      move(to: CGPoint(x: 4, y: finger?.point.y ?? 0))
      withdraw()
    default: break
    }
  }

  private func point(_ x: Int, _ y: Int) -> CGPoint {
    let bounds = UIScreen.main.bounds
    return CGPoint(x: bounds.width * CGFloat(x) / 100, y: bounds.height * CGFloat(y) / 100)
  }

  private func tap(_ point: CGPoint) {
    withdraw()
    touch { try? simulator.tap(at: point) }
    needsTasks = true
  }

  /// Sends touches, after which earlier requests no longer determine the states, nor do requests of callbacks before
  /// the touch takes effect.
  private func touch(_ body: () -> Void) {
    requests.disturbAll()
    body()
    requests.disturbAll()
  }

  private func move(to point: CGPoint) {
    guard let finger = finger?.finger else { return }
    touch {
      // The movement has two steps with time in between, so that the touch has a velocity.
      simulator.advance(by: .milliseconds(50))
      simulator.move(finger, to: point)
    }
    self.finger?.point = point
  }

  /// Ends the touch at its current location.
  func withdraw() {
    guard let (finger, point) = finger else { return }
    self.finger = nil
    touch { simulator.touchUp(finger, at: point) }
    needsTasks = true
  }

  // MARK: - The Device

  func performOnDevice(_ operation: Operation) {
    switch operation {
    case .rotate(let number):
      simulator.rotate(to: [.portrait, .landscapeLeft, .landscapeRight][number % 3])
    case .leaveApp: simulator.sendToBackground()
    case .comeBack: simulator.bringToForeground()
    case .warnOfMemory: simulator.sendMemoryWarning()
    case .openWindow:
      if windows.count < 3, let roots { windows.append(roots.install(in: simulator.scene)) }
      simulator.commit()
    case .closeWindow(let number):
      guard windows.count > 1 else { return }
      close(windows.remove(at: number % windows.count))
    case .advance(let milliseconds): simulator.advance(by: .milliseconds(milliseconds))
    case .endTurn: simulator.commit()
    default: break
    }
  }

  /// Closes a window permanently, in any state.
  func close(_ window: UIWindow) {
    window.isHidden = true
    window.rootViewController = nil
    simulator.commit()
  }

  // MARK: - Windows

  func performOnWindows(_ operation: Operation) {
    switch operation {
    case .hideWindow(let number): if !windows.isEmpty { windows[number % windows.count].isHidden = true }
    case .showWindow(let number):
      guard !windows.isEmpty else { return }
      let window = windows[number % windows.count]
      if !window.isHidden, depth == 0 { blink(window, byRemoving: number % 2 == 1) }
      window.isHidden = false
    default: break
    }
  }

  /// Removes the contents of a window from the screen and returns them in the same turn.
  ///
  /// Only a view that is removed loses the animations in its subtree.
  private func blink(_ window: UIWindow, byRemoving isRemoving: Bool) {
    guard isRemoving else { return window.isHidden = true }
    guard let view = window.rootViewController?.viewIfLoaded, view.superview === window else { return }
    view.removeFromSuperview()
    window.insertSubview(view, at: 0)
  }

  // MARK: - Presented and Embedded View Controllers

  func performOnPresentation(_ operation: Operation) {
    switch operation {
    case .present(let window, let kind, let style, let animated):
      guard let top = top(of: window), !top.isBeingDismissed else { return }
      let presented = make(Nest.Kind.allCases[kind % 5], maker: -1, depth: 2, for: nil)
      presented.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen, .formSheet][style % 4]
      top.present(presented, animated: animated, completion: nil)
    case .dismiss(let window, let animated):
      guard let top = top(of: window), let presenter = top.presentingViewController else { return }
      presenter.dismiss(animated: animated, completion: nil)
    case .embed(let pick, let motion):
      guard let leaf = self.pick(pick, WalkLeaf.self), leaf.children.isEmpty else { return }
      let child = make(.leaf, maker: leaf.card.number, depth: leaf.card.depth + 1, for: nil)
      request("embed \(child.card.name) in \(leaf.card.name)", to: leaf.card.number, .unknown) {
        leaf.embed(child, using: Motions.of(motion), completion: $0)
      }
    case .unembed(let pick, let motion):
      let leaves = alive.compactMap { $0 as? WalkLeaf }.filter { !$0.children.isEmpty }
      guard !leaves.isEmpty else { return }
      let leaf = leaves[pick % leaves.count]
      request("unembed from \(leaf.card.name)", to: leaf.card.number, .unknown) {
        leaf.unembed(leaf.children[0], using: Motions.of(motion), completion: $0)
      }
    default: break
    }
  }

  private func top(of number: Int) -> UIViewController? {
    guard !windows.isEmpty, var top = windows[number % windows.count].rootViewController else { return nil }
    while let next = top.presentedViewController { top = next }
    return top
  }
}
