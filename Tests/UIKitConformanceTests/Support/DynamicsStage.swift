import UIKit

/// A screen with boxes, and an animator for them.
///
/// The boxes are in a view of 300 by 600 points, so that the bounds of the reference system are those on every device.
@MainActor
final class DynamicsStage: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let stage: Stage
  let log = CallbackLog()
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  let animator: UIDynamicAnimator

  init(delegate: Bool = false) async throws {
    stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    root.view.addSubview(reference)
    animator = UIDynamicAnimator(referenceView: reference)
    super.init()
    if delegate { animator.delegate = self }
  }

  /// Adds a box to the reference view.
  func box(_ frame: CGRect = CGRect(x: 100, y: 0, width: 100, height: 100), color: UIColor = .systemBlue) -> UIView {
    let box = UIView(frame: frame)
    box.backgroundColor = color
    reference.addSubview(box)
    return box
  }

  /// Lets a tenth of a second pass, as often as it takes for the animator to pause, up to a number of seconds.
  func rest(within seconds: Int = 20) async {
    for _ in 0..<seconds * 10 where animator.isRunning { await stage.advance(by: 0.1) }
  }

  // MARK: - Delegates

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.note("resume") }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.note("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { log.note("began items") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { log.note("ended items") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { log.note("began \(name(identifier))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { log.note("ended \(name(identifier))") }

  private func name(_ identifier: (any NSCopying)?) -> String { identifier.map { "\($0)" } ?? "bounds" }
}
