public import UIKit

extension Simulator {
  // MARK: - Touches

  /// Begins a touch on the screen.
  ///
  /// Throws if no view receives the touch.
  @discardableResult
  public func touchDown(at point: CGPoint) throws(SimulatorError) -> Finger {
    nextTouch += 1
    let finger = Finger(id: nextTouch, start: point)
    guard DeviceInput.touchBegan(at: point, id: finger.id) else { throw .nothingAt(point) }
    commit()
    return finger
  }

  /// Moves a touch on the screen.
  public func move(_ finger: Finger, to point: CGPoint) {
    DeviceInput.touchMoved(to: point, id: finger.id)
    commit()
  }

  /// Ends a touch on the screen.
  public func touchUp(_ finger: Finger, at point: CGPoint) {
    DeviceInput.touchEnded(at: point, id: finger.id)
    commit()
  }

  // MARK: - Taps

  /// Taps a point of the screen, and commits the changes.
  ///
  /// Throws if no view receives the touch.
  public func tap(at point: CGPoint) throws(SimulatorError) {
    let finger = try touchDown(at: point)
    touchUp(finger, at: point)
  }

  /// Taps a point of the screen, and drains the main queue.
  public func tap(at point: CGPoint) async throws(SimulatorError) {
    let finger = try touchDown(at: point)
    touchUp(finger, at: point)
    await drain()
  }

  /// Taps the view or element with a text, label, or identifier, and commits the changes.
  ///
  /// The name is its text, accessibility label, or accessibility identifier. Throws if nothing visible has the name, if
  /// a touch does not reach it, or if the name is ambiguous.
  public func tap(_ name: String) throws(SimulatorError) {
    let target = try target(named: name)
    let finger = try touchDown(at: target.window.convert(target.point, to: nil))
    touchUp(finger, at: target.point)
  }

  /// Taps the view or element with a text, label, or identifier, and drains the main queue.
  ///
  /// The name is its text, accessibility label, or accessibility identifier.
  public func tap(_ name: String) async throws(SimulatorError) {
    let target = try target(named: name)
    let finger = try touchDown(at: target.window.convert(target.point, to: nil))
    touchUp(finger, at: target.point)
    await drain()
  }

  private func target(named name: String) throws(SimulatorError) -> TouchTarget {
    do {
      return try TouchTarget.find(name)
    } catch {
      throw SimulatorError(error, of: name)
    }
  }

  // MARK: - Wheels

  /// Scrolls the content at a point of the screen with a wheel or a trackpad, and commits the changes.
  ///
  /// - Parameters:
  ///   - distance: The distance by which the content offset changes, limited by the content.
  ///   - point: The location of the pointer on the screen.
  public func scroll(by distance: CGSize, at point: CGPoint) {
    DeviceInput.scroll(by: distance, at: point)
    commit()
  }

  // MARK: - Drags

  /// Drags a touch across the screen in a straight line while time passes, and ends it.
  public func drag(from start: CGPoint, to end: CGPoint, over duration: Duration) throws(SimulatorError) {
    let finger = try touchDown(at: start)
    for step in DragStep.steps(
      from: start, to: end, over: duration, framesPerSecond: device.hardware.framesPerSecond)
    {
      advance(by: step.duration)
      move(finger, to: step.point)
    }
    touchUp(finger, at: end)
  }

  /// Drags a touch across the screen while time passes.
  ///
  /// The main queue is drained between frames.
  public func drag(from start: CGPoint, to end: CGPoint, over duration: Duration) async throws(SimulatorError) {
    let finger = try touchDown(at: start)
    for step in DragStep.steps(
      from: start, to: end, over: duration, framesPerSecond: device.hardware.framesPerSecond)
    {
      await advance(by: step.duration)
      move(finger, to: step.point)
    }
    touchUp(finger, at: end)
    await drain()
  }
}
