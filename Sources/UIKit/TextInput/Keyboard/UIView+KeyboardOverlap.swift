extension UIView {
  /// The height of the bottom part of the view that the keyboard covers, at the end of the keyboard's animation.
  var keyboardOverlap: CGFloat {
    guard Keyboard.shared.isShown, let window else { return 0 }
    let top = CGPoint(x: 0, y: Keyboard.shared.frame.minY - window.frame.minY)
    return max((bounds.maxY - convert(top, from: window).y).finite, 0)
  }
}
