import Simulator
import UIKit

/// The user's gestures on a sheet that covers the screen of an iPhone SE.
extension Simulator {
  /// Pulls a sheet down and lets it come to rest, dismissed or not.
  func pullSheet(to end: CGFloat = 540) throws {
    try drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: end), over: .milliseconds(400))
    advance(by: .seconds(2))
  }

  /// Pulls a sheet down by a part of its height, and holds it there with a finger that the result represents.
  func beginPullingSheet() throws -> Finger {
    let finger = try touchDown(at: CGPoint(x: 160, y: 60))
    for y in stride(from: 70, through: 200, by: 10) {
      move(finger, to: CGPoint(x: 160, y: CGFloat(y)))
      advance(by: .milliseconds(30))
    }
    return finger
  }
}
