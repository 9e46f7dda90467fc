/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  struct Values {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment = UIOffset.zero
    var iconColor: UIColor?
    var badgeBackgroundColor: UIColor?
    var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    var badgePositionAdjustment = UIOffset.zero
    var badgeTitlePositionAdjustment = UIOffset.zero
  }

  var values = Values() {
    didSet { didChange?() }
  }
  var didChange: (() -> Void)?

  override init() { super.init() }

  // MARK: - Configuring Title Attributes

  /// The attributes of the title.
  ///
  /// The system provides those that are not set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.titleTextAttributes }
    set { values.titleTextAttributes = newValue }
  }

  /// The offset of the title from its position.
  open var titlePositionAdjustment: UIOffset {
    get { values.titlePositionAdjustment }
    set { values.titlePositionAdjustment = newValue }
  }

  // MARK: - Configuring the Image

  /// The color of the image.
  ///
  /// If the value is `nil`, the tint color of the bar is used in the selected state, and gray otherwise.
  open var iconColor: UIColor? {
    get { values.iconColor }
    set { values.iconColor = newValue }
  }

  // MARK: - Configuring Badges

  /// The background color of the badge.
  ///
  /// If the value is `nil`, the badge is red.
  open var badgeBackgroundColor: UIColor? {
    get { values.badgeBackgroundColor }
    set { values.badgeBackgroundColor = newValue }
  }

  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { values.badgeTextAttributes }
    set { values.badgeTextAttributes = newValue }
  }

  /// The offset of the badge from its position.
  open var badgePositionAdjustment: UIOffset {
    get { values.badgePositionAdjustment }
    set { values.badgePositionAdjustment = newValue }
  }

  /// The offset of the badge's text from its position in the badge.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { values.badgeTitlePositionAdjustment }
    set { values.badgeTitlePositionAdjustment = newValue }
  }
}
