/// A progress that a timer advances, and at whose end the page control turns to the next page.
///
///     let progress = UIPageControlTimerProgress(preferredDuration: 5)
///     pageControl.progress = progress
///     progress.resumeTimer()
///
/// The control sends the event `valueChanged` for a page to which the timer turns. No time passes for a page while the
/// progress is hidden, because the user moves a touch over the indicators. At the end of the last page the timer is
/// paused, unless ``resetsToInitialPageAfterEnd`` is `true`.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private weak var timerDelegate: (any UIPageControlTimerProgressDelegate)?
  private var durations: [Int: TimeInterval] = [:]
  private var preferredDurationStorage: TimeInterval
  private var link: CADisplayLink?
  /// The share of the page's duration that has passed, which the progress shows with less precision.
  private var share = 0.0
  /// The time up to which ``share`` counts.
  private var lastTime: TimeInterval = 0

  // MARK: - Creating a Timer

  /// Creates a progress whose timer is paused.
  ///
  /// - Parameter preferredDuration: The duration of a page in seconds. It must be greater than 0.
  public init(preferredDuration: TimeInterval) {
    preferredDurationStorage = preferredDuration
    super.init()
    expectValid(preferredDuration)
  }

  /// The delegate of the progress, which is not retained.
  ///
  /// - Note: An override in Swift cannot have a narrower type, so that this property is another one than that of
  ///   `UIPageControlProgress`, which sets only the delegate for the methods of its own protocol.
  @_nonoverride open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
    get { timerDelegate }
    set {
      timerDelegate = newValue
      (self as UIPageControlProgress).delegate = newValue
    }
  }

  // MARK: - Configuring the Pages

  /// A Boolean value that indicates whether the first page follows the last one.
  ///
  /// The default is `false`.
  open var resetsToInitialPageAfterEnd = false

  /// The duration of a page without a duration of its own, in seconds. It must be greater than 0.
  open var preferredDuration: TimeInterval {
    get { preferredDurationStorage }
    set {
      expectValid(newValue)
      preferredDurationStorage = newValue
    }
  }

  private func expectValid(_ duration: TimeInterval) {
    expect(
      duration > 0, "UIPageControlTimerProgress.preferredDuration must be greater than 0 (was \(duration))")
  }

  /// Sets the duration of a page in seconds; 0 for ``preferredDuration``.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }

  /// Returns the duration of a page in seconds, which is ``preferredDuration`` if the page has none of its own.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  // MARK: - Running the Timer

  /// A Boolean value that indicates whether the timer is active.
  open private(set) var isRunning = false

  /// Activates the timer, which continues from the current progress.
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    updateLink()
  }

  /// Deactivates the timer. The progress remains.
  open func pauseTimer() {
    isRunning = false
    updateLink()
  }

  override func controlDidChange() { updateLink() }

  override func progressWasSet() { share = Double(currentProgress) }

  /// Requests frames while the timer is active and a control shows the progress.
  private func updateLink() {
    guard isRunning, control != nil else {
      link?.invalidate()
      link = nil
      return
    }
    guard link == nil else { return }
    lastTime = AppRuntime.shared.now
    let link = CADisplayLink(_runtimeHandler: { [weak self] link in
      if let self, control != nil { advance(to: AppRuntime.shared.now) } else { link.invalidate() }
    })
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func advance(to now: TimeInterval) {
    let passed = now - lastTime
    lastTime = now
    guard let control, isProgressVisible, control.numberOfPages > 0 else { return }
    let page = control.currentPage
    let duration = duration(forPage: page)
    share += passed / duration
    let isAtEnd = (1 - share) * duration < Self.tolerance
    if isAtEnd { share = 1 }
    show(Float(share))
    timerDelegate?.pageControlTimerProgressDidChange(self)
    // The delegate can have paused the timer, or turned to another page.
    if isAtEnd, isRunning, share == 1, self.control === control, control.currentPage == page { end(page, of: control) }
  }

  /// The time before the end of a page at which the page has ended, in seconds.
  ///
  /// Sums of frame durations are not exact.
  private static let tolerance: TimeInterval = 1e-6

  private func end(_ page: Int, of control: UIPageControl) {
    let isLast = page + 1 >= control.numberOfPages
    let next = isLast ? 0 : page + 1
    guard !isLast || resetsToInitialPageAfterEnd,
      timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else { return pauseTimer() }
    guard self.control === control, control.currentPage == page else { return }
    control.turn(toTimedPage: next)
  }
}
