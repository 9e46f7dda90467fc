import Testing
import UIKit

/// The views that own constraints, and when they are added and removed.
@MainActor
struct ConstraintActivationTests {
  let container = UIView.container()

  @Test(.rule("R195"))
  func `A new constraint is inactive, and an active one is owned by the closest common ancestor`() {
    let middle = container.adding(UIView())
    let one = middle.adding(UIView())
    let other = middle.adding(UIView())
    let siblings = one.leftAnchor.constraint(equalTo: other.leftAnchor)
    let alone = one.widthAnchor.constraint(equalToConstant: 10)
    let upwards = one.topAnchor.constraint(equalTo: container.topAnchor)
    #expect(!siblings.isActive)
    NSLayoutConstraint.activate([siblings, alone, upwards])
    #expect(middle.constraints == [siblings])
    #expect(one.constraints == [alone])
    #expect(container.constraints == [upwards])
    NSLayoutConstraint.deactivate([siblings, alone, upwards])
    #expect(middle.constraints.isEmpty && one.constraints.isEmpty && container.constraints.isEmpty)
    #expect(!upwards.isActive)
  }

  @Test(.rule("R197", "R198"))
  func `A constraint has its sides, and its numbers have defaults`() {
    let view = container.adding(UIView())
    let constraint = view.leadingAnchor.constraint(equalTo: container.trailingAnchor)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === container)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == .required)
    #expect(constraint.identifier == nil)
    constraint.priority = .defaultLow
    constraint.isActive = true
    constraint.priority = .defaultHigh
    constraint.constant = 3
    constraint.identifier = "name"
    #expect(constraint.priority.rawValue == 750)
  }

  @Test(.rule("R177"))
  func `Removing a view removes the constraints to other views, and keeps those in its subtree`() {
    let view = container.adding(UIView())
    let inner = view.adding(UIView())
    let stays = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    let goes = inner.leftAnchor.constraint(equalTo: container.leftAnchor)
    let size = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([stays, goes, size])
    view.removeFromSuperview()
    #expect(!goes.isActive)
    #expect(stays.isActive)
    #expect(size.isActive)
    #expect(container.constraints.isEmpty)
    view.layoutIfNeeded()
    #expect(inner.bounds.width == 50)
  }

  @Test(.rule("R177"))
  func `Moving a view to another superview removes them, too`() {
    let view = container.adding(ContentView(10, 10))
    let constraint = view.leftAnchor.constraint(equalTo: container.leftAnchor)
    constraint.isActive = true
    let other = UIView.container()
    other.addSubview(view)
    #expect(!constraint.isActive)
    view.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 290, y: 0, width: 10, height: 10))
  }

  @Test func `A subtree keeps its layout in another superview`() {
    let panel = UIView()
    panel.translatesAutoresizingMaskIntoConstraints = false
    let inner = panel.adding(ContentView(30, 20))
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: panel.rightAnchor, constant: -5),
      inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -5),
    ])
    for superview in [container, UIView.container(500, 500), container] {
      superview.addSubview(panel)
      panel.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 1).isActive = true
      panel.topAnchor.constraint(equalTo: superview.topAnchor, constant: 2).isActive = true
      superview.layoutIfNeeded()
      #expect(panel.frame == CGRect(x: 1, y: 2, width: 40, height: 30))
      #expect(inner.frame == CGRect(x: 5, y: 5, width: 30, height: 20))
    }
  }

  @Test func `Constraints can outlive their views`() {
    var constraint: NSLayoutConstraint?
    weak var freed: UIView?
    do {
      let superview = UIView.container()
      let view = superview.adding(UIView())
      freed = view
      constraint = view.leftAnchor.constraint(equalTo: superview.leftAnchor)
      constraint?.isActive = true
      superview.layoutIfNeeded()
    }
    #expect(freed == nil)
    #expect(constraint?.isActive == false)
    constraint?.constant = 5
    #expect(constraint?.constant == 5)
  }

  @Test func `addConstraint and removeConstraint retain and release`() {
    let view = container.adding(UIView())
    let constraint = view.widthAnchor.constraint(equalToConstant: 9)
    container.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(container.constraints == [constraint])
    container.removeConstraints([constraint])
    #expect(!constraint.isActive)
  }

  @Test(.rule("R188"))
  func `Views made in code translate their autoresizing masks`() {
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    #expect(UILabel().translatesAutoresizingMaskIntoConstraints)
  }
}
