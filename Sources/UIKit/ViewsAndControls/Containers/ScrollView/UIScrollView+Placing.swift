extension UIScrollView {
  // MARK: - Offsets on the Pixel Grid

  /// Returns an offset along an axis, rounded to the pixels of the screen.
  func onPixels(_ place: CGFloat) -> CGFloat { roundsOffsets ? pixelGrid.offset(place) : place }

  /// Returns the offset that the content has after an offset was set.
  ///
  /// Along each axis, a new offset is rounded to the pixels of the screen, and an offset that is not finite is ignored.
  func settable(_ offset: CGPoint) -> CGPoint {
    let old = bounds.origin
    func settable(_ new: CGFloat, _ old: CGFloat) -> CGFloat { new.isFinite && new != old ? onPixels(new) : old }
    return CGPoint(x: settable(offset.x, old.x), y: settable(offset.y, old.y))
  }

  // MARK: - Setting the Offset

  /// Sets the offset that the drag or the motion of the content has produced.
  ///
  /// The drag and the motion keep the exact offset, so that rounding does not accumulate.
  func proceed(to offset: CGPoint) {
    let offset = settable(offset)
    guard offset != bounds.origin else { return }
    producedOffset = offset
    contentOffset = offset
    guard producedOffset != nil else { return }
    // An override has not passed the offset on.
    producedOffset = nil
    takeOver(bounds.origin, insteadOf: offset)
  }

  /// Sets the offset, and makes the drag or the motion continue from it unless they have produced it.
  func place(at offset: CGPoint) {
    let produced = producedOffset ?? bounds.origin
    producedOffset = nil
    let offset = settable(offset)
    if offset != produced { takeOver(offset, insteadOf: produced) }
    guard offset != bounds.origin else { return }
    isPlacing = true
    bounds.origin = offset
    // An override has perhaps not passed the bounds on.
    isPlacing = false
  }

  /// Sets the offset for other content.
  ///
  /// An animation ends, because the offset at which it would end was for the old content.
  func replaceOffset(_ offset: CGPoint) {
    if motion?.cause == .animation { endMotion() }
    contentOffset = offset
  }

  /// Makes the drag or the motion continue from an offset, along the axes along which it is not the expected one.
  ///
  /// An animation that the app requested has fixed offsets, which it continues to set.
  private func takeOver(_ offset: CGPoint, insteadOf expected: CGPoint) {
    // The inaccuracy of a computation is no other offset.
    let offset = CGPoint(
      x: abs(offset.x - expected.x) < 0.001 ? expected.x : offset.x,
      y: abs(offset.y - expected.y) < 0.001 ? expected.y : offset.y)
    if drag != nil {
      let (horizontal, vertical) = (horizontalLimits, verticalLimits)
      drag?.proceed(from: offset, insteadOf: expected, horizontal: horizontal, vertical: vertical)
    }
    guard var motion, motion.followsContent else { return }
    let now = AppRuntime.shared.now
    let (elapsed, velocity) = (now - motion.start, motion.velocity(at: now))
    if offset.x != expected.x {
      motion.x = remainder(
        of: motion.x, endingAt: motion.target.x, after: elapsed, velocity: velocity.x, from: offset.x,
        insteadOf: expected.x, in: horizontalRange, bounces: bouncesHorizontally)
      motion.shift.x = 0
    }
    if offset.y != expected.y {
      motion.y = remainder(
        of: motion.y, endingAt: motion.target.y, after: elapsed, velocity: velocity.y, from: offset.y,
        insteadOf: expected.y, in: verticalRange, bounces: bouncesVertically)
      motion.shift.y = 0
    }
    self.motion = motion
  }

  /// Returns the remainder of a motion along an axis, from another position than the expected one.
  ///
  /// - Parameters:
  ///   - target: The offset at which the motion would end.
  ///   - elapsed: The time since the start of the motion, in seconds.
  private func remainder(
    of axis: ScrollAxisMotion, endingAt target: CGFloat, after elapsed: TimeInterval, velocity: CGFloat,
    from new: CGFloat, insteadOf old: CGFloat, in range: ClosedRange<CGFloat>, bounces: Bool
  ) -> ScrollAxisMotion {
    func inRange(_ place: CGFloat) -> CGFloat { min(max(place, range.lowerBound), range.upperBound) }
    let edge = inRange(old)
    if old != edge {
      // An app that allows no bounce sets the edge.
      if abs(new - edge) < 1 { return ScrollAxisMotion(resting: new) }
      if inRange(new) == edge {
        // The bounce ends in time, even if the app does not let the content return.
        return ScrollAxisMotion(from: new, velocity: velocity, restingAt: axis.isAimed ? inRange(target) : edge)
          .delayed(by: elapsed, endingBy: axis.duration)
      }
    }
    let motion =
      axis.isAimed
      ? ScrollAxisMotion(from: new, velocity: velocity, restingAt: inRange(target + new - old))
      : glide(new, velocity, range, bounces: bounces)
    return motion.delayed(by: elapsed)
  }
}
