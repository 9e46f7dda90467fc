import Testing
import UIKit

/// Leading and trailing attributes in right-to-left layouts.
@MainActor
struct ConstraintDirectionTests {
  let container = UIView.container()
  let view = ContentView(50, 20)

  init() {
    container.adding(view)
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
  }

  @Test(.rule("R199"))
  func `Leading is the right side, and distances grow to the left`() {
    container.semanticContentAttribute = .forceRightToLeft
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 240, y: 0, width: 50, height: 20))
  }

  @Test func `Left is not flipped`() {
    container.semanticContentAttribute = .forceRightToLeft
    view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test func `Active constraints follow another direction`() {
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    container.semanticContentAttribute = .forceRightToLeft
    container.layoutIfNeeded()
    #expect(view.frame.minX == 240)
    container.semanticContentAttribute = .unspecified
    container.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test func `A row begins at the right`() {
    let stack = container.adding(UIStackView(arrangedSubviews: [ContentView(30, 10), ContentView(40, 10)]))
    for view in [container, stack] { view.semanticContentAttribute = .forceRightToLeft }
    stack.spacing = 5
    stack.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 225, y: 0, width: 75, height: 10))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [45, 0])
  }
}
