import Stateroom
import UIKit

/// The introduction: three pages under a permanent bar.
final class OnboardingViewController: StateViewController<OnboardingPage> {
  var onFinish: () -> Void = {}

  private let pageArea = UIView()
  private let dots = PageDotsView(count: OnboardingPage.allCases.count)
  private lazy var skipButton = UIButton.quiet("Skip") { [weak self] in self?.onFinish() }
  private lazy var nextButton = UIButton.prominent("Next") { [weak self] in self?.goForward() }
  private lazy var backButton = UIButton.quiet("Back") { [weak self] in self?.goBack() }

  init() { super.init(initialState: .states) }

  required init?(coder: NSCoder) { nil }

  // MARK: - States

  override func viewController(for page: OnboardingPage) -> UIViewController {
    OnboardingPageViewController(page: page)
  }

  override func preferredTransition(from old: OnboardingPage, to new: OnboardingPage) -> ContainerTransition {
    .slide(from: new.rawValue > old.rawValue ? .trailing : .leading, duration: 0.4)
  }

  override func willChangeState(from oldState: OnboardingPage?, to page: OnboardingPage, animated: Bool) {
    super.willChangeState(from: oldState, to: page, animated: animated)
    showPosition(of: page, animated: animated)
  }

  private func goForward() {
    if let page = state.next { transition(to: page, animated: true) } else { onFinish() }
  }

  private func goBack() {
    if let page = state.previous { transition(to: page, animated: true) }
  }

  private func showPosition(of page: OnboardingPage, animated: Bool) {
    dots.setPage(page.rawValue, animated: animated)
    nextButton.configuration?.title = page.next == nil ? "Get Started" : "Next"
    backButton.isHidden = page.previous == nil
  }

  // MARK: - The View

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    pageArea.clipsToBounds = true
    view.addSubview(pageArea)
    // The superclass adds the pages, so that the content view must be set before.
    contentView = pageArea
    super.viewDidLoad()
    for subview in [dots, skipButton, nextButton, backButton] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let column = safe.readable()
    let bottom = safe.maxY - 12
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    skipButton.frame = CGRect(
      x: isMirrored ? column.minX - 12 : column.maxX - 64, y: safe.minY + 4, width: 76, height: 44)
    backButton.frame = CGRect(x: column.midX - 50, y: bottom - 44, width: 100, height: 44)
    nextButton.frame = CGRect(
      x: column.minX, y: backButton.frame.minY - 8 - Metrics.buttonHeight, width: column.width,
      height: Metrics.buttonHeight)
    dots.frame = CGRect(x: column.minX, y: nextButton.frame.minY - 44, width: column.width, height: 24)
    let top = skipButton.frame.maxY
    pageArea.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: dots.frame.minY - 8 - top)
  }
}
