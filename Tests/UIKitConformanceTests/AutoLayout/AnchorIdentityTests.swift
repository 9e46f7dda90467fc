import Testing
import UIKit

/// The anchors of a constraint, and the equality of anchors.
@MainActor
struct AnchorIdentityTests {
  let container = UIView.container()
  let view = UIView()

  init() { container.adding(view) }

  @Test(.rule("R1204"))
  func `A constraint has the anchors of its items`() {
    let constraint = view.leadingAnchor.constraint(equalTo: container.trailingAnchor, constant: 10)
    #expect(constraint.firstAnchor == view.leadingAnchor)
    #expect(constraint.secondAnchor == container.trailingAnchor)
    #expect(constraint.firstAnchor != container.leadingAnchor)
    #expect(constraint.firstAnchor != view.leftAnchor)
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 30)
    #expect(width.firstAnchor == view.widthAnchor)
    #expect(width.secondAnchor == nil)
  }

  @Test(.rule("R1204"))
  func `Anchors are equal if they are the same part of the same item`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    #expect(guide.topAnchor == guide.topAnchor)
    #expect(guide.topAnchor != container.topAnchor)
    #expect(view.topAnchor.hash == view.topAnchor.hash)
    #expect(view.centerXAnchor.item === view)
    #expect(guide.heightAnchor.item === guide)
  }
}
