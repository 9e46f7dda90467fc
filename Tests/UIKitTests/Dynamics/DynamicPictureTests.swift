import Foundation
import Simulator
import Testing
import UIKit

/// What falling items look like.
@MainActor
struct DynamicPictureTests {
  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  @Test func `A stack falls onto a slope and comes to rest on the ground`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange, .systemPink, .systemGreen, .systemYellow]
    let items = (0..<9).map { index -> UIView in
      let size = [60, 80, 50][index % 3]
      let item = index % 3 == 2 ? Ball() : UIView()
      item.frame = CGRect(x: 60 + index % 2 * 110, y: 60 + index / 2 * 95 - size / 2, width: size, height: size)
      if index % 3 == 2 { item.layer.cornerRadius = CGFloat(size) / 2 }
      item.backgroundColor = colors[index % colors.count]
      root.view.addSubview(item)
      return item
    }
    let slope = UIView(frame: CGRect(x: 0, y: 520, width: 250, height: 12))
    slope.backgroundColor = .darkGray
    slope.transform = CGAffineTransform(rotationAngle: 0.35)
    root.view.addSubview(slope)
    let anchored = UIDynamicItemBehavior(items: [slope])
    anchored.isAnchored = true
    let collision = UICollisionBehavior(items: items + [slope])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = UIDynamicAnimator(referenceView: root.view)
    for behavior in [UIGravityBehavior(items: items), collision, anchored] { animator.addBehavior(behavior) }
    for picture in 0..<6 {
      try keep(simulator, "falling-\(picture)")
      await simulator.advance(by: .milliseconds(300))
    }
    #expect(await simulator.settle())
    try keep(simulator, "falling-6")
    #expect(!animator.isRunning)
    #expect(items.allSatisfy { root.view.bounds.insetBy(dx: 20, dy: 20).contains($0.center) })
    for (index, item) in items.enumerated() {
      for other in items.dropFirst(index + 1) {
        #expect(hypot(item.center.x - other.center.x, item.center.y - other.center.y) > 48)
      }
    }
  }

  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }
}
