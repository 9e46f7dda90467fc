/// The progress that the indicator of a page control's current page shows.
///
///     let progress = UIPageControlProgress()
///     pageControl.progress = progress
///     progress.currentProgress = 0.5
///
/// While a page control has a progress, the indicator of the current page is elongated, and is filled by the share of
/// the progress. When the page changes, the progress begins again.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The control that shows the progress.
  weak var control: UIPageControl?
  private weak var progressDelegate: (any UIPageControlProgressDelegate)?
  private var value: Float = 0

  /// Creates a progress of 0.
  public override init() { super.init() }

  /// The delegate of the progress, which is not retained.
  @_disfavoredOverload open weak var delegate: (any UIPageControlProgressDelegate)? {
    get { progressDelegate }
    set { progressDelegate = newValue }
  }

  /// The progress of the current page, limited to the range from 0 to 1.
  ///
  /// The default is 0. It is set to 0 when the page changes, unless the delegate returns another value.
  open var currentProgress: Float {
    get { value }
    set {
      show(newValue)
      progressWasSet()
    }
  }

  /// A Boolean value that indicates whether a page control shows the progress.
  ///
  /// The progress is hidden while the user moves a touch over the indicators of the control.
  open var isProgressVisible: Bool { control?.showsProgress == true }

  // MARK: - Changes

  /// Shows a value without a call of a subclass, which may be the one that sets it.
  final func show(_ newValue: Float) {
    value = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
    control?.setNeedsLayout()
  }

  /// Called when the progress was set, or begins for another page.
  func progressWasSet() {}

  /// Called when the progress begins or ceases to be shown by a control.
  func controlDidChange() {}

  /// Begins the progress of a page.
  final func begin(page: Int) {
    currentProgress = progressDelegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  final func visibilityDidChange() { progressDelegate?.pageControlProgressVisibilityDidChange(self) }
}
