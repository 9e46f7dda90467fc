/// The animation of an image view: a sequence of images over time.
struct ImageAnimation {
  let images: [UIImage]
  /// The duration of one cycle, in seconds.
  let duration: TimeInterval
  /// The number of cycles, or 0 to repeat indefinitely.
  let repeatCount: Int
  let start: TimeInterval

  /// The rate of images if no duration is set.
  static let imagesPerSecond: Double = 30

  init?(_ images: [UIImage]?, duration: TimeInterval, repeatCount: Int, start: TimeInterval) {
    guard let images, !images.isEmpty else { return nil }
    self.images = images
    let isGiven = duration.isFinite && duration > 0
    self.duration = isGiven ? duration : Double(images.count) / Self.imagesPerSecond
    self.repeatCount = max(repeatCount, 0)
    self.start = start
  }

  /// The time at which the animation ends, or `nil` if it does not.
  var end: TimeInterval? { repeatCount > 0 ? start + duration * Double(repeatCount) : nil }

  /// Returns the image at a time.
  func image(at time: TimeInterval) -> UIImage {
    let share = ((time - start) / duration).truncatingRemainder(dividingBy: 1)
    return images[min(max(Int(share * Double(images.count)), 0), images.count - 1)]
  }
}

/// An object that shows the frames of an animating image view, and ends an animation with an end.
@MainActor
final class ImageAnimator: FrameMotion {
  private weak var view: UIImageView?
  private var link: CADisplayLink?
  let motionEnd: TimeInterval?

  init(of view: UIImageView, until end: TimeInterval?) {
    self.view = view
    motionEnd = end
  }

  /// Starts to request frames.
  ///
  /// An animation without an end uses a display link, because nothing can wait for its end.
  func run() {
    guard motionEnd == nil else { return AnimationEngine.shared.add(self) }
    guard link == nil else { return }
    let link = CADisplayLink(_runtimeHandler: { [weak view] link in
      if view == nil { link.invalidate() } else { AppRuntime.shared.setNeedsCommit() }
    })
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    AnimationEngine.shared.remove(self)
    link?.invalidate()
    link = nil
  }

  func advanceMotion(to now: TimeInterval) {
    AppRuntime.shared.setNeedsCommit()
    guard let motionEnd, now >= motionEnd - AnimationEngine.tolerance else { return }
    if let view { view.stopAnimating() } else { stop() }
  }
}
