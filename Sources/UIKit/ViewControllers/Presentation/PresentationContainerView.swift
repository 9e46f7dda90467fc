/// The view that a presentation takes place in. As long as it is on screen it keeps the presentation alive.
final class PresentationContainerView: UIView {
  private(set) var presentation: ModalPresentation?
  /// During a transition nothing in here, and nothing below, receives touches.
  var blocksTouches = false

  init(frame: CGRect, presentation: ModalPresentation) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// The presentation is over: the view may go.
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
    return hit === self && presentation?.controller.letsTouchesThrough == true ? nil : hit
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
    // Removed from the screen by other code, with its window or with an ancestor.
    guard window == nil, let presentation else { return }
    // The block keeps the view and the presentation: with the window their only owner may go.
    AppRuntime.shared.performAfterCommit { [self] in
      guard self.window == nil, self.presentation === presentation else { return }
      presentation.lostItsPlace()
    }
  }
}
