import Simulator
import Stateroom
import UIKit

/// The operations on substitutes, as far as they are supported.
extension WalkWorld {
  /// Returns the substitutes for containers of a role.
  private func substitutes(_ role: ContentBook.Role) -> [any Substitute] {
    alive.compactMap { $0 as? any Substitute }.filter { $0.book.role == role }
  }

  private func pick(_ number: Int, _ role: ContentBook.Role) -> (any Substitute)? {
    let all = substitutes(role)
    return all.isEmpty ? nil : all[number % all.count]
  }

  // MARK: - The Cast

  func makeSubstitute(_ card: Card) -> any Member {
    switch card.kind {
    case .leaf, .guarded: WalkLeaf(card, in: self)
    case .parts: makeSubstitute(card, .parts)
    case .stack: makeSubstitute(card, .stack)
    case .tabs: makeSubstitute(card, .tabs)
    }
  }

  private func makeSubstitute(_ card: Card, _ role: ContentBook.Role) -> any Substitute {
    let book = ContentBook(role, in: self)
    return cast == .control
      ? ControlSubstitute(card, book) : RecipeSubstitute(card, book, waits: cast == .patientRecipe)
  }

  /// Opens a window with a substitute for the root controller.
  func openSubstituteWindow() {
    let window = UIWindow(windowScene: simulator.scene)
    let card = enter(.parts, maker: WalkRoots.number, depth: 0, for: nil)
    let root = makeSubstitute(card, .root)
    card.controller = root
    window.rootViewController = root
    window.isHidden = false
    windows.append(window)
  }

  // MARK: - The Operations

  func performOnSubstitutes(_ operation: Operation) {
    switch operation {
    case .show(let pick, let state, let animated): show(state, in: self.pick(pick, .parts), animated: animated)
    case .setMotion(let pick, let motion): self.pick(pick, .parts)?.setMotion(motion)
    case .goTo(let pick, let page, let animated), .push(let pick, let page, let animated):
      show(page, in: self.pick(pick, .stack), animated: animated)
    case .pop(let pick, let animated), .popController(let pick, let animated):
      guard let stack = self.pick(pick, .stack) else { return }
      show(max(stack.shownState - 1, 0), in: stack, animated: animated)
    case .popToRoot(let pick, let animated): show(0, in: self.pick(pick, .stack), animated: animated)
    case .setStack(let pick, let pages, let animated):
      show(pages.last ?? 0, in: self.pick(pick, .stack), animated: animated)
    case .select(let pick, let tab, let animated): show(tab, in: self.pick(pick, .tabs), animated: animated)
    case .selectIndex(let pick, let index): show(index, in: self.pick(pick, .tabs), animated: false)
    case .enter(let hall, let animated): enter(hall, animated: animated)
    case .open(let hall, let tab, let pages, let animated):
      enter(hall, animated: animated)
      if let tab { show(tab, in: pick(0, .tabs), animated: animated) }
      if let page = pages.last { show(page, in: pick(0, .stack), animated: animated) }
    case .openWindow:
      guard depth == 0, !windows.isEmpty, windows.count < 3 else { return }
      openSubstituteWindow()
      simulator.commit()
    case .tap: if depth == 0 { performByFinger(operation) }
    case .rotate, .leaveApp, .comeBack, .warnOfMemory, .closeWindow, .advance, .endTurn:
      if depth == 0 { performOnDevice(operation) }
    case .hideWindow, .showWindow: performOnWindows(operation)
    case .present, .dismiss: performOnPresentation(operation)
    case .embed, .unembed: cast == .control ? performOnPresentation(operation) : embedByHand(operation)
    case .inCallback(let moment, let count, let operation): arm(moment, after: count, operation)
    case .setPolicy, .setRetention, .setPacing, .limitRetained, .dropRetained, .begin, .catchRunning, .update, .finish,
      .cancel, .release, .pushController, .turnStackAround, .setTabs, .cancelRequest, .tapTab, .tapBack, .swipe, .move,
      .lift,
      .withdraw,
      .setGuard, .answer:
      // A substitute does not support the operation.
      break
    }
  }

  private func show(_ state: Int, in container: (any Substitute)?, animated: Bool) {
    guard let container else { return }
    request(
      "show \(state) in \(container.card.name)\(animated ? "" : " at once")", to: container.card.number, .state(state)
    ) {
      container.show(state, animated: animated, completion: $0)
      return nil
    }
  }

  private func enter(_ hall: Int, animated: Bool) {
    for root in windows.compactMap({ $0.rootViewController as? any Substitute }) {
      show(hall, in: root, animated: animated)
    }
  }

  /// Embeds a child in a leaf, according to UIKit's documentation.
  private func embedByHand(_ operation: Operation) {
    switch operation {
    case .embed(let pick, _):
      guard let leaf = self.pick(pick, WalkLeaf.self), leaf.children.isEmpty else { return }
      let child = make(.leaf, maker: leaf.card.number, depth: leaf.card.depth + 1, for: nil)
      leaf.addChild(child)
      child.view.frame = leaf.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      leaf.view.addSubview(child.view)
      child.didMove(toParent: leaf)
    case .unembed(let pick, _):
      let leaves = alive.compactMap { $0 as? WalkLeaf }.filter { !$0.children.isEmpty }
      guard !leaves.isEmpty else { return }
      let child = leaves[pick % leaves.count].children[0]
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    default: break
    }
  }

  // MARK: - At Rest

  func judge(_ container: any Substitute) {
    let name = container.card.name
    let state = container.shownState
    judge(container.card, shows: .state(state))
    guard container.isViewLoaded else { return }
    let shown = container.shownChildren
    // The views are in order. The order of `children` is that of their addition.
    if container.children.count != shown.count || Set(container.children) != Set(shown) {
      violate("\(name) has other children than it shows: \(text(container.children))")
    }
    if !container.book.isMade(shown, for: state) {
      violate("\(name) does not show what belongs to its state \(state), but \(text(shown))")
    }
    guard isInVisibleWindow(container.view) else { return }
    if container.childrenView.subviews != shown.map(\.view) {
      violate(
        "\(name) has other views than its children's, or in another order: \(container.childrenView.subviews.count)")
    }
    for child in shown { judgePlace(of: child, in: container.childrenView, of: name) }
  }

  func judgeSubstituteRoots() {
    for (index, window) in windows.enumerated() where !window.isHidden {
      guard let root = window.rootViewController as? any Substitute else {
        violate("window \(index) has lost its root")
        continue
      }
      // A full-screen presentation removes the presenting view from the window.
      guard root.view.window != nil else { continue }
      if root.view.convert(root.view.bounds, to: window) != window.bounds {
        violate("the root of window \(index) lies at \(root.view.frame) in \(window.bounds)")
      }
    }
  }
}
