/// The values with which a button of a bar is shown.
///
/// The values of the item take precedence over those of the bar's appearance.
@MainActor
struct BarButtonLook {
  let item: UIBarButtonItem
  let appearance: UIBarButtonItemAppearance?

  /// Returns the attributes of the title in a state.
  func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let shared = appearance?.values(for: state).titleTextAttributes ?? [:]
    return shared.merging(item.shownTitleAttributes(for: state)) { $1 }
  }

  /// Returns the image behind the title, and its offset.
  func background(for state: UIControl.State, isCompact: Bool) -> (image: UIImage, offset: UIOffset)? {
    if let image = metrics(isCompact).lazy.compactMap({ item.shownBackgroundImage(for: state, metrics: $0) }).first {
      return (image, UIOffset(horizontal: 0, vertical: item.backgroundVerticalPositionAdjustment(for: .default)))
    }
    guard let values = appearance?.values(for: state), let image = values.backgroundImage else { return nil }
    return (image, values.backgroundImagePositionAdjustment)
  }

  /// Returns the image behind the title of a back button.
  ///
  /// The normal image is used for a state without its own.
  func backBackground(for state: UIControl.State, isCompact: Bool) -> UIImage? {
    for metrics in metrics(isCompact) {
      for state in [state, .normal] {
        if let image = item.backButtonBackgroundImage(for: state, barMetrics: metrics) { return image }
      }
    }
    return nil
  }

  /// Returns the heights of the bar for which an image can be set, the present one first.
  private func metrics(_ isCompact: Bool) -> [UIBarMetrics] { isCompact ? [.compact, .default] : [.default] }

  /// Returns the offset of the title of a back button.
  func backTitleOffset(for state: UIControl.State, isCompact: Bool) -> UIOffset {
    let own = item.backButtonTitlePositionAdjustment(for: isCompact ? .compact : .default)
    return own != .zero ? own : titleOffset(for: state, isCompact: isCompact)
  }

  /// Returns the offset of the title.
  func titleOffset(for state: UIControl.State, isCompact: Bool) -> UIOffset {
    let own = item.titlePositionAdjustment(for: isCompact ? .compact : .default)
    return own != .zero ? own : appearance?.values(for: state).titlePositionAdjustment ?? .zero
  }
}
