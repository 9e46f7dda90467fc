/// The appearance of a toolbar: its background and shadow, and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  // MARK: - Creating a Toolbar Appearance

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeParts()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance = UIBarButtonItemAppearance(copying: other.buttonAppearance)
      doneButtonAppearance = UIBarButtonItemAppearance(copying: other.doneButtonAppearance)
    }
    observeParts()
  }

  open override func copy(with zone: NSZone? = nil) -> Any { UIToolbarAppearance(barAppearance: self) }

  private func observeParts() { observe(buttonAppearance, doneButtonAppearance) }

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
}
