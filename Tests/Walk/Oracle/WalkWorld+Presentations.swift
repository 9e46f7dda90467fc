import Stateroom
import UIKit

/// What state containers present at rest.
extension WalkWorld {
  func judgePresentation(by parts: WalkParts) {
    let name = parts.card.name
    let state = parts.state.number
    let presented = presented(by: parts)
    if presented.count > 1 { violate("\(name) presents \(text(presented))") }
    for member in presented where member.card.state != state {
      violate("\(name) presents \(member.card.name) in state \(state)")
    }
    guard presented.isEmpty, nest.presentation(of: state) != nil, callbacks.phase(of: parts) == .appeared else {
      return
    }
    // Only what else is presented there can be in the way.
    if parts.presentedViewController == nil { violate("\(name) does not present what its state \(state) declares") }
  }

  /// Whether a request may still wait, because something else is presented where its container presents.
  func waitsToPresent(_ container: Int) -> Bool {
    guard container != Self.everything else {
      return alive.contains { $0 is WalkParts && waitsToPresent($0.card.number) }
    }
    guard let parts = card(container)?.controller as? WalkParts else { return false }
    return nest.presentation(of: parts.state.number) != nil && presented(by: parts).isEmpty
  }

  private func presented(by parts: WalkParts) -> [any Member] {
    alive.filter {
      $0.card.isPresented && $0.card.maker == parts.card.number && $0.parent == nil
        && $0.presentingViewController != nil
    }
  }
}
