/// The appearance of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  struct Values {
    var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titlePositionAdjustment = UIOffset.zero
    var backgroundImage: UIImage?
    var backgroundImagePositionAdjustment = UIOffset.zero
  }

  var values = Values() {
    didSet { didChange?() }
  }
  var didChange: (() -> Void)?

  override init() { super.init() }

  /// The attributes of the title.
  ///
  /// A button in a state other than `normal` uses the normal attributes that are not set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { values.titleTextAttributes }
    set { values.titleTextAttributes = newValue }
  }

  /// The offset of the title from its position.
  open var titlePositionAdjustment: UIOffset {
    get { values.titlePositionAdjustment }
    set { values.titlePositionAdjustment = newValue }
  }

  /// The image behind the title.
  open var backgroundImage: UIImage? {
    get { values.backgroundImage }
    set { values.backgroundImage = newValue }
  }

  /// The offset of the background image from its position.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { values.backgroundImagePositionAdjustment }
    set { values.backgroundImagePositionAdjustment = newValue }
  }
}
