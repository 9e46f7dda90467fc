extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.detach(recognizer)
    gestureStorage.append(recognizer)
    hasHadGestures = true
    recognizer.viewStorage = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = gestureStorage.firstIndex(where: { $0 === recognizer }) else { return }
    gestureStorage.remove(at: index)
    GestureArbiter.shared.cancel(recognizer)
    // A target that receives the cancellation may have attached the recognizer again.
    if !gestureStorage.contains(where: { $0 === recognizer }), recognizer.viewStorage === self {
      recognizer.viewStorage = nil
    }
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in gestureStorage where !recognizers.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
    for new in recognizers { addGestureRecognizer(new) }
  }
}
