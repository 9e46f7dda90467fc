import Stateroom
import UIKit

/// The screen in which the user enters the passcode.
final class SignInViewController: UIViewController {
  var onSignIn: (User) -> Void = { _ in }

  private let authentication: any AuthenticationService
  private var digits: [Int] = []
  private var attempt: Task<Void, Never>?

  private let backdrop = UIView()
  private let form = UIView()
  private let tile = SymbolTile("lock.fill", pointSize: 30, color: .white, background: .systemIndigo)
  private let heading = UILabel("Enter Passcode", font: .screenTitle)
  private let message = UILabel(nil, font: .note, lines: 2)
  private let dots: PasscodeDotsView
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let pad = PasscodePad()

  init(authentication: any AuthenticationService) {
    self.authentication = authentication
    dots = PasscodeDotsView(count: authentication.passcodeLength)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - The View

  override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.backgroundColor = .systemGroupedBackground
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.frame = view.bounds
    view.addSubview(backdrop)
    view.addSubview(form)
    for label in [heading, message] { label.textAlignment = .center }
    for subview in [tile, heading, message, dots, spinner, pad] { form.addSubview(subview) }
    message.accessibilityIdentifier = "message"
    pad.onDigit = { [weak self] in self?.enter($0) }
    pad.onDelete = { [weak self] in self?.deleteLast() }
    show(.invitation)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    // The frame must not be set while a transition moves the form. The bounds and the center can be set.
    form.bounds = CGRect(x: 0, y: 0, width: safe.width, height: min(safe.height, 700))
    form.center = CGPoint(x: safe.midX, y: safe.midY)
    let areas = areas
    layOutWords(in: areas.words)
    pad.center = CGPoint(x: areas.keys.midX, y: areas.keys.midY)
  }

  /// The areas of the words and of the keys: one above the other, or side by side if the form is too low.
  private var areas: (words: CGRect, keys: CGRect) {
    let (form, size) = (form.bounds, PasscodePad.size)
    let column = form.readable()
    guard form.height < 20 + Self.wordsHeight + Metrics.margin + size.height + 12 else {
      return (
        CGRect(x: column.minX, y: form.minY + 20, width: column.width, height: Self.wordsHeight),
        CGRect(x: column.minX, y: form.maxY - 12 - size.height, width: column.width, height: size.height)
      )
    }
    let half = min(form.width / 2, Metrics.readableWidth) - Metrics.margin
    return (
      CGRect(x: form.midX - half, y: form.midY - Self.wordsHeight / 2, width: half, height: Self.wordsHeight),
      CGRect(x: form.midX, y: form.midY - size.height / 2, width: half, height: size.height)
    )
  }

  private static let wordsHeight: CGFloat = 206

  private func layOutWords(in area: CGRect) {
    tile.frame = CGRect(x: area.midX - 36, y: area.minY, width: 72, height: 72)
    heading.frame = CGRect(x: area.minX, y: tile.frame.maxY + 20, width: area.width, height: 34)
    message.frame = CGRect(x: area.minX, y: heading.frame.maxY + 6, width: area.width, height: 22)
    dots.bounds = CGRect(x: 0, y: 0, width: area.width, height: 24)
    dots.center = CGPoint(x: area.midX, y: message.frame.maxY + 40)
    spinner.center = dots.center
  }

  // MARK: - Entering

  private func enter(_ digit: Int) {
    guard attempt == nil else { return }
    digits.append(digit)
    show(.invitation)
    if digits.count == authentication.passcodeLength { signIn() }
  }

  private func deleteLast() {
    guard attempt == nil else { return }
    _ = digits.popLast()
    show(.invitation)
  }

  private func signIn() {
    let passcode = digits.map(String.init).joined()
    show(.checking)
    attempt = Task { [weak self, authentication] in
      let result = await Result(of: { try await authentication.signIn(passcode: passcode) })
      self?.attemptEnded(with: result)
    }
  }

  private func attemptEnded(with result: Result<User, any Error>) {
    attempt = nil
    digits = []
    switch result {
    case .success(let user):
      show(.accepted)
      onSignIn(user)
    case .failure:
      show(.refusal)
      dots.shake()
    }
  }

  // MARK: - Messages

  private enum Notice {
    case invitation
    case checking
    case refusal
    case accepted
  }

  private func show(_ notice: Notice) {
    switch notice {
    case .invitation: message.text = "It is the year of the great maiden voyage"
    case .checking: message.text = "Signing in…"
    case .refusal: message.text = "Wrong passcode. Try again."
    case .accepted: message.text = "Welcome aboard"
    }
    message.textColor = notice == .refusal ? .systemRed : .secondaryLabel
    dots.color = notice == .refusal ? .systemRed : .systemIndigo
    dots.filled = digits.count
    dots.isHidden = notice == .checking
    pad.isEnabled = notice != .checking
    if notice == .checking { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}

// MARK: - Transitioning

/// The form does not move with the screen: it rises while the backdrop fades in, and leaves in the opposite direction.
extension SignInViewController: StateViewControllerTransitioning {
  func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { 0.45 }

  func stateTransitionWillBegin(isAppearing: Bool) {
    guard isAppearing else { return }
    UIView.performWithoutAnimation {
      view.layoutIfNeeded()
      setAside(true)
    }
  }

  func animateAlongsideStateTransition(isAppearing: Bool) { setAside(!isAppearing) }

  func stateTransitionDidEnd(isAppearing: Bool) { setAside(false) }

  private func setAside(_ isAside: Bool) {
    backdrop.alpha = isAside ? 0 : 1
    form.alpha = isAside ? 0 : 1
    form.transform = isAside ? CGAffineTransform(translationX: 0, y: 180) : .identity
  }
}
