/// The view in which a presentation occurs.
///
/// It retains the presentation as long as it is on screen.
final class PresentationContainerView: UIView {
  private(set) var presentation: ModalPresentation?
  /// A Boolean value that indicates whether touches are blocked in this view and the views below.
  ///
  /// The value is `true` during a transition.
  var blocksTouches = false

  init(frame: CGRect, presentation: ModalPresentation) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Releases the presentation, which has ended, and removes the view.
  func letGo() {
    presentation = nil
    removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller = presentation?.controller else { return }
    controller.containerViewWillLayoutSubviews()
    controller.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if blocksTouches { return self }
    return hit === self && presentation?.controller.letsTouchThrough(at: point) == true ? nil : hit
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !blocksTouches, touches.allSatisfy({ $0.view === self }) else { return }
    presentation?.controller.tappedOutside()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The view was removed from the screen by other code, with its window or with an ancestor.
    guard window == nil, let presentation, !presentation.canBeOffScreen else { return }
    // The closure retains the view and the presentation, because their only owner may be the window.
    AppRuntime.shared.performAfterCommit { [self] in
      guard self.window == nil, self.presentation === presentation else { return }
      presentation.lostItsPlace()
    }
  }
}
