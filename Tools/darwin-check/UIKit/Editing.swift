// Swift-only declarations of commands, written from Apple's documentation.

extension UICommand {
  @MainActor @preconcurrency
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { fatalError() }
}

extension UIKeyCommand {
  @MainActor @preconcurrency
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) { fatalError() }
}

@available(iOS 16, *)
extension UIEditMenuConfiguration {
  @MainActor @preconcurrency
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) { fatalError() }
  @MainActor @preconcurrency
  public var identifier: AnyHashable { fatalError() }
}

extension UIMenuBuilder {
  @MainActor @preconcurrency
  public var system: UIMenuSystem { fatalError() }
  @MainActor @preconcurrency
  public func command(for action: Selector, propertyList: Any?) -> UICommand? { nil }
  @MainActor @preconcurrency
  public func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
  @MainActor @preconcurrency
  public func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {}
  @MainActor @preconcurrency
  public func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {}
  @MainActor @preconcurrency
  public func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {}
}
