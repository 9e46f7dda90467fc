import Stateroom
import UIKit

/// A deliberate error in an episode, which tests that the oracle detects it.
package enum Sabotage: String, CaseIterable, Sendable {
  case losesAnOutcome, reportsAnOutcomeTwice, reportsAnotherState
  case leavesAViewTransparent, leavesAViewTurned, leavesAViewTooSmall, leavesAnotherView, swapsTwoViews
  case beginsAnAppearanceOnly, sendsAnAppearanceTwice, announcesAMoveOnly, takesAChildAway
  case keepsAController, presentsForAnotherState

  /// A program that contains everything that can be sabotaged.
  package static let program = WalkProgram(
    seed: 1,
    nest: Nest(
      windows: 1, halls: [.parts, .parts, .parts, .parts], tabs: [.leaf, .leaf, .leaf],
      pages: [.leaf, .leaf, .leaf, .leaf],
      parts: (0..<4).map { _ in [Nest.Part(kind: .leaf, isShared: false), Nest.Part(kind: .leaf, isShared: false)] }),
    steps: [.show(0, state: 1, animated: true), .advance(milliseconds: 700)])
}

extension WalkWorld {
  func sabotage(_ sabotage: Sabotage) {
    guard let parts = pick(0, WalkParts.self), let low = parts.children.first, let high = parts.children.last else {
      return
    }
    switch sabotage {
    case .losesAnOutcome: _ = requests.enter("nothing", to: 1, .unknown)
    case .reportsAnOutcomeTwice: requests.report(.completed, of: 1)
    case .reportsAnotherState:
      requests.report(.completed, of: requests.enter("show 2", to: parts.card.number, .state(2)))
    case .leavesAViewTransparent: low.view.alpha = 0.5
    case .leavesAViewTurned: low.view.transform = CGAffineTransform(rotationAngle: .pi)
    case .leavesAViewTooSmall: low.view.frame.size.height -= 20
    case .leavesAnotherView: parts.contentView.addSubview(UIView())
    case .swapsTwoViews: parts.contentView.bringSubviewToFront(low.view)
    case .beginsAnAppearanceOnly: high.beginAppearanceTransition(false, animated: false)
    case .sendsAnAppearanceTwice: high.viewDidAppear(false)
    case .announcesAMoveOnly: high.willMove(toParent: nil)
    case .takesAChildAway:
      high.willMove(toParent: nil)
      high.view.removeFromSuperview()
      high.removeFromParent()
    case .keepsAController: kept = make(.leaf, maker: -1, depth: 1, for: nil)
    case .presentsForAnotherState:
      windows.first?.rootViewController?.present(
        makePresented(.leaf, maker: WalkRoots.number, depth: 2, for: 3), animated: false)
    }
  }
}
