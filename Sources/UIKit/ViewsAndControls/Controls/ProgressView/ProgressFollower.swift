/// The observation of a progress by a progress view.
///
/// Foundation for Linux does not report changes of a progress, so it is read for each frame while the view is on
/// screen.
@MainActor
final class ProgressFollower {
  let progress: Progress
  private var link: CADisplayLink?

  init(of progress: Progress) { self.progress = progress }

  /// The completed fraction, from 0 to 1.
  var fraction: Float {
    let fraction = Float(progress.fractionCompleted)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Begins or ends reading the progress for each frame.
  ///
  /// - Parameter view: The view on screen, which is updated; `nil` if it is not on screen.
  func follow(for view: UIProgressView?) {
    link?.invalidate()
    link = nil
    guard view != nil else { return }
    let link = CADisplayLink(_runtimeHandler: { [weak view] link in
      if let view { view.showObservedProgress(animated: true) } else { link.invalidate() }
    })
    link.add(to: .main, forMode: .common)
    self.link = link
  }
}
