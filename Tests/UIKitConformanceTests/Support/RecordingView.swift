import UIKit

/// A view that records its callbacks.
@MainActor
class RecordingView: UIView {
  let name: String
  private let log: CallbackLog
  var onLayoutSubviews: (() -> Void)?
  var canBecomeFirst = false
  var canResignFirst = true

  init(_ name: String, _ log: CallbackLog, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a test makes its views in code") }

  private func name(of view: UIView?) -> String {
    (view as? RecordingView)?.name ?? (view == nil ? "nil" : "view")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.note(.layoutSubviews, of: name)
    onLayoutSubviews?()
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    log.note(.willMoveToSuperview, of: name, "(\(name(of: newSuperview)))")
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    log.note(.didMoveToSuperview, of: name, "(\(name(of: superview)))")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    log.note(.willMoveToWindow, of: name, newWindow == nil ? "(nil)" : "(window)")
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    log.note(.didMoveToWindow, of: name, window == nil ? "(nil)" : "(window)")
  }
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    log.note(.didAddSubview, of: name, "(\(name(of: subview)))")
  }
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    log.note(.willRemoveSubview, of: name, "(\(name(of: subview)))")
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log.note(.safeAreaInsetsDidChange, of: name + ".view")
  }
  // `super` is not called, because its implementation does nothing and is deprecated.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.note(.traitCollectionDidChange, of: name + ".view")
  }

  override var canBecomeFirstResponder: Bool { canBecomeFirst }
  override var canResignFirstResponder: Bool { canResignFirst }
}
