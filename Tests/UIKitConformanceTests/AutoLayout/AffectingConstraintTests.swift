import Testing
import UIKit

/// The constraints on which a frame depends.
@MainActor
struct AffectingConstraintTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
  }

  @Test(.rule("R1390"))
  func `Constraints along the axis affect a view, also through other views`() {
    let leading = first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
    let width = first.widthAnchor.constraint(equalToConstant: 40)
    let next = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
    let top = second.topAnchor.constraint(equalTo: container.topAnchor)
    let inactive = second.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([leading, width, next, top])
    container.layoutIfNeeded()
    func affects(_ constraint: NSLayoutConstraint, _ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
      view.constraintsAffectingLayout(for: axis).contains { $0 === constraint }
    }
    for constraint in [leading, width, next] {
      #expect(affects(constraint, second, .horizontal))
      #expect(!affects(constraint, second, .vertical))
    }
    #expect(affects(top, second, .vertical))
    #expect(!affects(top, second, .horizontal))
    #expect(!affects(inactive, second, .horizontal))
  }

  @Test(.rule("R1390"))
  func `Constraints of a view beside it do not affect a view through their superview`() {
    let own = first.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    let other = second.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    NSLayoutConstraint.activate([own, other])
    container.layoutIfNeeded()
    let found = first.constraintsAffectingLayout(for: .horizontal)
    #expect(found.contains { $0 === own })
    #expect(!found.contains { $0 === other })
  }

  @Test(.rule("R1390"))
  func `A layout guide has constraints that affect it, and can be ambiguous`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    let width = guide.widthAnchor.constraint(equalToConstant: 20)
    let vertical = [
      guide.topAnchor.constraint(equalTo: container.topAnchor), guide.heightAnchor.constraint(equalToConstant: 20),
    ]
    NSLayoutConstraint.activate(vertical + [leading])
    container.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout)
    width.isActive = true
    container.layoutIfNeeded()
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).contains { $0 === width })
    #expect(!guide.constraintsAffectingLayout(for: .vertical).contains { $0 === width })
  }
}
