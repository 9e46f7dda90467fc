/// An accessory beside the content of a row: a symbol, a control, a text, or a custom view.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// Constants that specify when an accessory is displayed.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// Only during editing.
    case whenEditing
    /// Only when not editing.
    case whenNotEditing
  }

  /// Constants that specify the width of the area in which an accessory is centered.
  public enum LayoutDimension: Sendable {
    /// The width of the accessory.
    case actual
    /// The standard width.
    case standard
    /// A custom width.
    case custom(CGFloat)
  }

  /// Constants that specify the position of an accessory in a row.
  public enum Placement {
    /// The leading side, at a position among the other accessories there.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing side, at a position among the other accessories there.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// A closure that returns the index of an accessory among the others.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
  }

  enum Kind {
    case disclosureIndicator
    case checkmark
    case detail(() -> Void)
    case delete((() -> Void)?)
    case insert((() -> Void)?)
    case reorder
    case multiselect
    case outlineDisclosure(OutlineDisclosureOptions.Style, (() -> Void)?)
    case label(String, UIFont)
    case custom(UIView)
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool
  var isHidden = false
  var reservedLayoutWidth: LayoutDimension?
  var tintColor: UIColor?
  var position: Placement.Position?

  init(_ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false, _ options: any CellAccessoryOptions) {
    self.kind = kind
    self.displayed = displayed
    self.isLeading = isLeading
    isHidden = options.isHidden
    reservedLayoutWidth = options.reservedLayoutWidth
    tintColor = options.tintColor
  }

  /// Returns whether the accessory is displayed.
  func isDisplayed(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: !isHidden && isEditing
    case .whenNotEditing: !isHidden && !isEditing
    }
  }

  // MARK: - Accessories of the System

  /// Returns a chevron, which indicates that the selection of the row displays further content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// Returns a button that shows details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail(actionHandler ?? {}), displayed, options) }

  /// Returns a button that deletes the row.
  ///
  /// Without a handler, it shows the trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete(actionHandler), displayed, isLeading: true, options) }

  /// Returns a button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert(actionHandler), displayed, isLeading: true, options) }

  /// Returns a control with which the user moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// Returns a mark that shows whether the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isLeading: true, options) }

  /// Returns a chevron that shows whether the row is expanded, and expands and collapses it.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure(options.style, actionHandler), displayed, options) }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(.label(text, options.font), displayed, options) }

  /// Returns a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    let isLeading: Bool
    let position: Placement.Position
    switch configuration.placement {
    case .leading(let state, let at): (displayed, isLeading, position) = (state, true, at)
    case .trailing(let state, let at): (displayed, isLeading, position) = (state, false, at)
    }
    var accessory = UICellAccessory(
      .custom(configuration.customView), displayed, isLeading: isLeading, configuration)
    accessory.position = position
    return accessory
  }
}
