import Testing
import UIKit

/// The frames that constraints determine.
@MainActor
struct ConstraintLayoutTests {
  let container = UIView.container()

  @Test(.rule("R186"))
  func `Edges pin a view to its superview`() {
    let view = container.adding(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -40),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 130))
    container.frame.size = CGSize(width: 400, height: 300)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 370, height: 230))
  }

  @Test func `Frames do not change before the layout`() {
    let view = container.adding(ContentView(40, 20))
    view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 5).isActive = true
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    #expect(view.frame == .zero)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 0, width: 40, height: 20))
  }

  @Test func `The older form with items and attributes does the same`() {
    let view = container.adding(UIView())
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: container, attribute: .width, multiplier: 0.5,
        constant: 10),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 50),
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: container, attribute: .centerX, multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: container, attribute: .bottom, multiplier: 0.5,
        constant: 0),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 70, y: 75, width: 160, height: 50))
  }

  @Test func `Views deep in different branches line up`() {
    let left = container.adding(UIView())
    let right = container.adding(UIView())
    let inLeft = left.adding(UIView())
    let inRight = right.adding(UIView())
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20),
      left.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 100),
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 10),
      right.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
      right.widthAnchor.constraint(equalToConstant: 80), right.heightAnchor.constraint(equalToConstant: 80),
      inLeft.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 4),
      inLeft.topAnchor.constraint(equalTo: left.topAnchor, constant: 40),
      inLeft.widthAnchor.constraint(equalToConstant: 10), inLeft.heightAnchor.constraint(equalToConstant: 10),
      inRight.topAnchor.constraint(equalTo: inLeft.bottomAnchor),
      inRight.leftAnchor.constraint(equalTo: inLeft.rightAnchor, constant: 110),
      inRight.widthAnchor.constraint(equalTo: inLeft.widthAnchor), inRight.heightAnchor.constraint(equalToConstant: 1),
    ])
    container.layoutIfNeeded()
    // inLeft ends at (34, 70) in the container, and right begins at (130, 5).
    #expect(inRight.frame == CGRect(x: 14, y: 65, width: 10, height: 1))
  }

  @Test func `A view with a frame of its own takes part with that frame`() {
    let framed = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    container.addSubview(framed)
    let view = container.adding(ContentView(10, 10))
    view.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 5).isActive = true
    view.topAnchor.constraint(equalTo: framed.centerYAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 85, y: 70))
    framed.frame.origin.x = 0
    container.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 55, y: 70))
    #expect(framed.frame == CGRect(x: 0, y: 40, width: 50, height: 60))
  }

  @Test func `Autoresizing inside of constraints and constraints inside of autoresizing`() {
    let constrained = container.adding(UIView())
    let resizing = UIView(frame: .zero)
    resizing.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    constrained.addSubview(resizing)
    let inner = resizing.adding(UIView())
    NSLayoutConstraint.activate([
      constrained.leftAnchor.constraint(equalTo: container.leftAnchor),
      constrained.topAnchor.constraint(equalTo: container.topAnchor),
      constrained.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
      constrained.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: resizing.leftAnchor, constant: 1),
      inner.rightAnchor.constraint(equalTo: resizing.rightAnchor, constant: -1),
      inner.topAnchor.constraint(equalTo: resizing.topAnchor),
      inner.bottomAnchor.constraint(equalTo: resizing.bottomAnchor),
    ])
    container.layoutIfNeeded()
    #expect(resizing.frame == CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(inner.frame == CGRect(x: 1, y: 0, width: 148, height: 100))
    container.frame.size.width = 200
    container.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 1, y: 0, width: 98, height: 100))
  }

  @Test func `A constraint may lead out of a view with a frame of its own`() {
    let framed = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    container.addSubview(framed)
    let inner = framed.adding(ContentView(10, 10))
    let early = framed.adding(ContentView(7, 7))
    early.leftAnchor.constraint(equalTo: framed.leftAnchor, constant: 3).isActive = true
    early.topAnchor.constraint(equalTo: framed.topAnchor, constant: 3).isActive = true
    container.layoutIfNeeded()
    let across = inner.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -10)
    across.isActive = true
    inner.topAnchor.constraint(equalTo: early.bottomAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 260, y: 10, width: 10, height: 10))
    #expect(early.frame == CGRect(x: 3, y: 3, width: 7, height: 7))
    across.isActive = false
    inner.leftAnchor.constraint(equalTo: early.leftAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 3, y: 10, width: 10, height: 10))
  }

  @Test(.rule("R193"))
  func `Constraints align alignment rectangles`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    #expect(container.alignmentRectInsets == .zero)
    let view = container.adding(Shadowed())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 54))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test func `A transform leaves the layout alone`() {
    let view = container.adding(ContentView(20, 10))
    view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 40).isActive = true
    view.topAnchor.constraint(equalTo: container.topAnchor, constant: 40).isActive = true
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    container.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 50, y: 45))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test func `Changed constants and deactivated constraints count from the next layout`() {
    let view = container.adding(ContentView(20, 10))
    let left = view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 40)
    let right = view.rightAnchor.constraint(equalTo: container.rightAnchor)
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    left.isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 40)
    left.constant = 60
    container.layoutIfNeeded()
    #expect(view.frame.minX == 60)
    left.isActive = false
    right.isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 280)
  }

  @Test func `Layout in an animation block animates the frames that constraints determine`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    let view = controller.view.adding(ContentView(20, 20))
    let left = view.leftAnchor.constraint(equalTo: controller.view.leftAnchor)
    left.isActive = true
    view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    await stage.turn()
    left.constant = 100
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { controller.view.layoutIfNeeded() },
      completion: nil)
    #expect(view.frame.minX == 100)
    await stage.advance(by: 0.5)
    let presented = try #require(view.layer.presentation())
    #expect(presented.frame.minX > 10 && presented.frame.minX < 90)
    await stage.settle()
  }

  @Test func `The distance between two anchors is a size`() {
    let first = container.adding(ContentView(20, 10))
    let second = container.adding(ContentView(20, 10))
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 7),
      first.topAnchor.constraint(equalTo: container.topAnchor),
      second.topAnchor.constraint(equalTo: container.topAnchor),
      first.rightAnchor.anchorWithOffset(to: second.leftAnchor).constraint(equalTo: first.widthAnchor, multiplier: 2),
    ])
    container.layoutIfNeeded()
    #expect(second.frame.minX == 67)
  }
}
