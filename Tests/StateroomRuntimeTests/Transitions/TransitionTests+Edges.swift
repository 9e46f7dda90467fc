import Simulator
@testable import Stateroom
import Testing
import UIKit

// The edges of the catalogue's transitions that depend on the layout direction.
extension TransitionTests {
  /// Returns where the new view is in the middle of a transition.
  private func middle(of transition: ContainerTransition, _ direction: UISemanticContentAttribute) -> CGRect {
    container.view.semanticContentAttribute = direction
    var transition = transition
    transition.timing = .curve(.linear)
    transition.duration = 1
    container.setViewController(new, using: transition)
    simulator.advance(by: .milliseconds(500))
    return shown(new).frame
  }

  @Test(arguments: [
    (ContainerTransition.Edge.trailing, UISemanticContentAttribute.forceLeftToRight, 187.5),
    (.trailing, .forceRightToLeft, -187.5), (.leading, .forceLeftToRight, -187.5), (.leading, .forceRightToLeft, 187.5),
    (.right, .forceRightToLeft, 187.5), (.left, .forceRightToLeft, -187.5),
  ])
  func `Views move in from the edge that the layout direction determines`(
    edge: ContainerTransition.Edge, direction: UISemanticContentAttribute, x: CGFloat
  ) {
    #expect(abs(middle(of: .slide(from: edge), direction).minX - x) < 0.5)
  }

  @Test func `A push moves in from the leading edge of a left-to-right layout if it is right to left`() {
    #expect(abs(middle(of: .push(), .forceRightToLeft).minX + 187.5) < 0.5)
    #expect(abs(shown(old).frame.minX - 56.25) < 0.5)
  }

  @Test func `Vertical edges do not depend on the layout direction`() {
    #expect(abs(middle(of: .cover(), .forceRightToLeft).minX) < 0.5)
  }

  @Test func `The mirror image of a motion turns about the opposite edge`() {
    let motion = Motion(x: 1, y: 2, scale: 0.5, turn: 1, tilt: 3, pivot: .left)
    #expect(motion.flipped == Motion(x: -1, y: 2, scale: 0.5, turn: -1, tilt: 3, pivot: .right))
    #expect(motion.flipped.flipped == motion)
    #expect(Motion(pivot: .top).flipped == Motion(pivot: .top))
  }

  @Test func `A transition that depends on the layout direction has its own name`() {
    #expect(ContainerTransition.slide(from: .leading).description == "slide from leading")
    #expect(ContainerTransition.pop(to: .trailing, duration: 2).description == "pop to trailing")
    #expect(ContainerTransition.flip(from: .trailing).description == "flip from trailing")
    #expect(ContainerTransition.reveal(to: .leading).flipsForRightToLeftLayoutDirection)
    #expect(!ContainerTransition.reveal(to: .left).flipsForRightToLeftLayoutDirection)
  }

  @Test func `A flip from the trailing edge is mirrored`() {
    container.view.semanticContentAttribute = .forceRightToLeft
    let transition = ContainerTransition.flip(from: .trailing).oriented(in: container.view)
    #expect(transition.entering == ContainerTransition.flip(from: .left).entering)
    #expect(transition.leaving == ContainerTransition.flip(from: .left).leaving)
  }

  @Test func `An edge of a gesture is that of its view`() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    #expect(ContainerTransition.Edge.leading.resolved(in: view) == .right)
    #expect(ContainerTransition.Edge.trailing.resolved(in: view) == .left)
    #expect(ContainerTransition.Edge.leading.resolved(in: nil) == .left)
    #expect(ContainerTransition.Edge.trailing.resolved(in: nil) == .right)
    #expect(ContainerTransition.Edge.top.resolved(in: view) == .top)
  }
}
