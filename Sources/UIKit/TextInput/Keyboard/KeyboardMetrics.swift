/// The heights of the parts of the system's keyboard on a screen.
///
/// The sums are those that iPhones report: 336 points in portrait and 209 in landscape with a home indicator, 260 and
/// 200 with a home button, and ten more on the largest iPhones. The values for iPad are approximations.
struct KeyboardMetrics: Equatable {
  /// The height of the bar with predicted words and shortcuts.
  var bar: CGFloat
  /// The height of the rows of keys.
  var keys: CGFloat
  /// The height of the strip below the keys, which contains the home indicator.
  var bottom: CGFloat
  /// The width of the space at each side of the keys.
  var side: CGFloat
  /// A Boolean value that indicates whether the keys are those of iPad.
  var isPad: Bool

  var height: CGFloat { bar + keys + bottom }

  @MainActor
  init(screen: UIScreen, showsBar: Bool) {
    let hardware = screen.hardware
    let isLying = screen.orientation.isLandscape
    side = isLying ? max(screen.safeAreaInsets.left, screen.safeAreaInsets.right) : 0
    isPad = hardware.idiom == .pad
    if isPad {
      (bar, keys, bottom) = (49, isLying ? 352 : 264, screen.safeAreaInsets.bottom)
    } else if isLying {
      (bar, keys, bottom) = hardware.hasHomeIndicator ? (38, 150, 21) : (38, 162, 0)
    } else {
      let isLarge = hardware.size.width >= 414
      bar = hardware.hasHomeIndicator || isLarge ? 45 : 44
      keys = isLarge ? 226 : 216
      bottom = hardware.hasHomeIndicator ? 75 : 0
    }
    if !showsBar { bar = 0 }
  }
}
