import Testing
import UIKit

/// Constraints as libraries with their own syntax create them.
@MainActor
struct ConstraintCreationTests {
  /// A constraint as a library subclasses it.
  final class LabeledConstraint: NSLayoutConstraint {
    var label = ""
  }

  let container = UIView.container()
  let view = UIView()
  let other = UIView()

  init() {
    container.adding(view)
    container.adding(other)
  }

  @Test(.rule("R250"), arguments: [NSLayoutConstraint.Attribute.width, .height, .left, .notAnAttribute])
  func `Without a second item a size is compared with the constant`(second: NSLayoutConstraint.Attribute) {
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: second, multiplier: 1, constant: 70)
    width.isActive = true
    container.layoutIfNeeded()
    #expect(view.bounds.width == 70)
    #expect(width.secondItem == nil)
  }

  @Test(.rule("R251"))
  func `A subclass inherits the initializers`() {
    let constraint = LabeledConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 30)
    constraint.label = "height"
    constraint.isActive = true
    container.layoutIfNeeded()
    #expect(view.bounds.height == 30)
    #expect(view.constraints.first is LabeledConstraint)
  }

  @Test(.rule("R251"))
  func `A constraint can be created without items`() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(!constraint.isActive)
    #expect(constraint.priority == .required)
  }

  @Test(.rule("R252"))
  func `A constraint between different axes can be active, and has no effect`() {
    let invalid = NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 50)
    let valid = view.topAnchor.constraint(equalTo: container.topAnchor, constant: 20)
    NSLayoutConstraint.activate([invalid, valid])
    container.layoutIfNeeded()
    #expect(container.constraints.count == 2)
    #expect(invalid.isActive)
    #expect(view.frame.minY == 20)
    invalid.isActive = false
    #expect(container.constraints == [valid])
  }

  @Test(.rule("R1200"), arguments: [1.2, 0.8, 1.0 / 3] as [CGFloat])
  func `A multiplier has single precision`(multiplier: CGFloat) {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: container, attribute: .centerX,
      multiplier: multiplier, constant: 0.1)
    #expect(constraint.multiplier == CGFloat(Float(multiplier)))
    #expect(constraint.multiplier != multiplier)
    #expect(constraint.constant == 0.1)
    let dimension = view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: multiplier)
    #expect(dimension.multiplier == constraint.multiplier)
  }

  @Test(.rule("R253"), arguments: [-0.25, 0.1, 0.17, 0.25, 1.0 / 3, 0.5, 10.7, -13.3] as [CGFloat])
  func `A width is exactly the number that a constraint contains`(origin: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: origin),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: origin),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 44))
  }

  @Test(.rule("R254"))
  func `Siblings are arranged in the direction of the view that holds the constraint`() {
    container.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
      other.widthAnchor.constraint(equalToConstant: 20),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.minX == 240)
    #expect(other.frame.minX == 215)
    container.semanticContentAttribute = .unspecified
    container.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    #expect(other.frame.minX == 65)
  }

  @Test(.rule("R254"))
  func `The direction of the items themselves does not matter`() {
    view.semanticContentAttribute = .forceRightToLeft
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }
}
