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

  private func observeParts() {
    for part in [buttonAppearance, doneButtonAppearance] { observe(part) }
  }

  private func observe(_ part: UIBarButtonItemAppearance) { part.didChange = { [weak self] in self?.didChange?() } }

  // MARK: - Configuring Bar Button Items

  /// The appearance of buttons in the plain style.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet {
      buttonAppearance = adopt(buttonAppearance)
      didChange?()
    }
  }

  /// The appearance of buttons in the done style. If it is not changed, it is that of plain buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      doneButtonAppearance = adopt(doneButtonAppearance)
      didChange?()
    }
  }

  /// Returns a copy that reports its changes.
  private func adopt(_ part: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(copying: part)
    observe(copy)
    return copy
  }
}

extension UIToolbarAppearance {
  /// Returns the appearance of a button.
  func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
    item.style == .done && doneButtonAppearance.isCustomized ? doneButtonAppearance : buttonAppearance
  }
}
