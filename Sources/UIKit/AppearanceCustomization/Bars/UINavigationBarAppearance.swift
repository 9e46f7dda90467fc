/// The appearance of a navigation bar: its background and shadow, titles, and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  struct Titles {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var adjustment = UIOffset.zero
    var largeAttributes: [NSAttributedString.Key: Any] = [:]
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?
  }

  var titles = Titles() {
    didSet { didChange?() }
  }

  // MARK: - Creating a Navigation Bar Appearance

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeParts()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titles = other.titles
      buttonAppearance = UIBarButtonItemAppearance(copying: other.buttonAppearance)
      doneButtonAppearance = UIBarButtonItemAppearance(copying: other.doneButtonAppearance)
      backButtonAppearance = UIBarButtonItemAppearance(copying: other.backButtonAppearance)
    }
    observeParts()
  }

  open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }

  private func observeParts() { observe(buttonAppearance, doneButtonAppearance, backButtonAppearance) }

  // MARK: - Configuring Title Attributes

  /// The attributes of the title.
  ///
  /// The system provides those that are not set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.attributes }
    set { titles.attributes = newValue }
  }

  /// The offset of the title from its position.
  open var titlePositionAdjustment: UIOffset {
    get { titles.adjustment }
    set { titles.adjustment = newValue }
  }

  /// The attributes of the large title.
  ///
  /// The system provides those that are not set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.largeAttributes }
    set { titles.largeAttributes = newValue }
  }

  // MARK: - Configuring Bar Button Items

  /// The appearance of buttons in the plain style.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet {
      buttonAppearance = adopt(buttonAppearance, UIBarButtonItemAppearance.init(copying:))
      didChange?()
    }
  }

  /// The appearance of buttons in the done style.
  ///
  /// If it is not changed, it is that of plain buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      doneButtonAppearance = adopt(doneButtonAppearance, UIBarButtonItemAppearance.init(copying:))
      didChange?()
    }
  }

  /// The appearance of back buttons.
  ///
  /// If it is not changed, it is that of plain buttons.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet {
      backButtonAppearance = adopt(backButtonAppearance, UIBarButtonItemAppearance.init(copying:))
      didChange?()
    }
  }

  // MARK: - Configuring the Back Indicator

  /// The image beside the title of the back button.
  ///
  /// The default is the system's chevron.
  open var backIndicatorImage: UIImage { titles.backIndicator ?? BackButton.chevronImage }

  /// The image that masks the back button's title while it moves.
  open var backIndicatorTransitionMaskImage: UIImage { titles.backIndicatorMask ?? BackButton.chevronImage }

  /// Sets the image beside the title of the back button and its mask.
  ///
  /// If one of them is `nil`, the system's are used.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isComplete = backIndicatorImage != nil && transitionMaskImage != nil
    titles.backIndicator = isComplete ? backIndicatorImage : nil
    titles.backIndicatorMask = isComplete ? transitionMaskImage : nil
  }
}

extension UINavigationBarAppearance {
  /// The appearance with which back buttons are shown.
  var shownBackButtonAppearance: UIBarButtonItemAppearance {
    backButtonAppearance.isCustomized ? backButtonAppearance : buttonAppearance
  }
}
