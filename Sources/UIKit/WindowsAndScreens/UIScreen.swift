/// The device's screen.
///
/// Which device it is, is for the simulator to say; without one it is a 393 by 852 point phone.
@MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The device's own screen.
  public static let main = UIScreen()

  /// What hardware the screen belongs to, as far as UIKit can see.
  package struct Hardware: Equatable, Sendable {
    package var name: String
    package var idiom: UIUserInterfaceIdiom
    /// In points, held upright.
    package var size: CGSize
    package var scale: CGFloat
    package var framesPerSecond: Int
    package var cornerRadius: CGFloat
    /// What bars and rounded corners keep free, held upright and lying.
    package var portraitSafeArea: UIEdgeInsets
    package var landscapeSafeArea: UIEdgeInsets
    package var hasHomeIndicator: Bool

    package init(
      name: String, idiom: UIUserInterfaceIdiom, size: CGSize, scale: CGFloat, framesPerSecond: Int = 60,
      cornerRadius: CGFloat, portraitSafeArea: UIEdgeInsets, landscapeSafeArea: UIEdgeInsets, hasHomeIndicator: Bool
    ) {
      self.name = name
      self.idiom = idiom
      self.size = size
      self.scale = scale
      self.framesPerSecond = framesPerSecond
      self.cornerRadius = cornerRadius
      self.portraitSafeArea = portraitSafeArea
      self.landscapeSafeArea = landscapeSafeArea
      self.hasHomeIndicator = hasHomeIndicator
    }
  }

  package var hardware = Hardware(
    name: "iPhone", idiom: .phone, size: CGSize(width: 393, height: 852), scale: 3, cornerRadius: 55,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), hasHomeIndicator: true)
  package var orientation = UIInterfaceOrientation.portrait
  package var userInterfaceStyle = UIUserInterfaceStyle.light
  package var contentSizeCategory = UIContentSizeCategory.large

  /// The screen's rectangle in points, following the interface's orientation.
  public var bounds: CGRect { CGRect(origin: .zero, size: size(in: orientation)) }
  /// Pixels per point.
  public var scale: CGFloat { hardware.scale }
  /// The screen's rectangle in pixels, always upright.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: hardware.size.width * scale, height: hardware.size.height * scale)
  }
  /// Pixels per point of the panel.
  public var nativeScale: CGFloat { hardware.scale }
  /// How many frames the screen shows in a second at most.
  public var maximumFramesPerSecond: Int { hardware.framesPerSecond }

  package func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape
      ? CGSize(width: hardware.size.height, height: hardware.size.width) : hardware.size
  }

  package var safeAreaInsets: UIEdgeInsets {
    orientation.isLandscape ? hardware.landscapeSafeArea : hardware.portraitSafeArea
  }

  /// The traits of a window that fills the screen.
  public var traitCollection: UITraitCollection { traitCollection(in: orientation) }

  package func traitCollection(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    if let cached = traitCache, cached.key == TraitKey(self, orientation) { return cached.traits }
    let isLying = orientation.isLandscape
    // Apple's published table: every phone is compact in height when lying, and compact in width but for the
    // largest ones lying; a pad's full screen is regular both ways.
    let isLargePhone = hardware.size.height >= 896 && hardware.size.width >= 414
    let isPad = hardware.idiom == .pad
    let traits = UITraitCollection { values in
      values.userInterfaceIdiom = hardware.idiom
      values.userInterfaceStyle = userInterfaceStyle
      values.layoutDirection = .leftToRight
      values.displayScale = hardware.scale
      values.horizontalSizeClass = isPad || (isLying && isLargePhone) ? .regular : .compact
      values.verticalSizeClass = isPad || !isLying ? .regular : .compact
      values.preferredContentSizeCategory = contentSizeCategory
    }
    traitCache = (TraitKey(self, orientation), traits)
    return traits
  }

  private struct TraitKey: Equatable {
    var hardware: Hardware
    var orientation: UIInterfaceOrientation
    var style: UIUserInterfaceStyle
    var category: UIContentSizeCategory

    @MainActor init(_ screen: UIScreen, _ orientation: UIInterfaceOrientation) {
      hardware = screen.hardware
      self.orientation = orientation
      style = screen.userInterfaceStyle
      category = screen.contentSizeCategory
    }
  }
  private var traitCache: (key: TraitKey, traits: UITraitCollection)?

  /// Changes what the screen's traits are made of, and tells every window.
  package func changeTraits(_ change: (UIScreen) -> Void) {
    let windows = UIApplication.shared.scenes.flatMap(\.windows) + Keyboard.shared.windows
    let old = windows.map(\.traitCollection)
    change(self)
    for (window, old) in zip(windows, old) { window.propagateOwnTraits(from: old, to: window.traitCollection) }
  }

  /// Tells that the screen's traits changed.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
