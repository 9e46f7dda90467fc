/// The options that all accessories have.
@MainActor
protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory {
  /// The options of a disclosure indicator.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden.
    ///
    /// The default is `false`.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered; `nil` for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a check mark.
  @preconcurrency @MainActor
  public struct CheckmarkOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden.
    ///
    /// The default is `false`.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered; `nil` for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a detail button.
  @preconcurrency @MainActor
  public struct DetailOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden.
    ///
    /// The default is `false`.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered; `nil` for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a delete button.
  @preconcurrency @MainActor
  public struct DeleteOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden.
    ///
    /// The default is `false`.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered; `nil` for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of an insert button.
  @preconcurrency @MainActor
  public struct InsertOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden.
    ///
    /// The default is `false`.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered; `nil` for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a reorder control.
  @preconcurrency @MainActor
  public struct ReorderOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden.
    ///
    /// The default is `false`.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered; `nil` for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a selection mark.
  @preconcurrency @MainActor
  public struct MultiselectOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden.
    ///
    /// The default is `false`.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered; `nil` for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of an outline disclosure.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions: CellAccessoryOptions {
    /// Constants that specify the part of a row that expands and collapses it.
    public enum Style: Int, Sendable {
      /// The header style in a header, otherwise the cell style.
      case automatic
      /// The whole row.
      case header
      /// The accessory.
      case cell
    }

    /// The part of the row that expands and collapses it.
    public var style: Style
    /// A Boolean value that indicates whether the accessory is hidden.
    ///
    /// The default is `false`.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered; `nil` for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the accessory; `nil` for the standard one.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a text.
  @preconcurrency @MainActor
  public struct LabelOptions: CellAccessoryOptions {
    /// A Boolean value that indicates whether the accessory is hidden.
    ///
    /// The default is `false`.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered; `nil` for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the text; `nil` for the standard one.
    public var tintColor: UIColor?
    /// The font of the text.
    public var font: UIFont

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body)
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
    }
  }

  /// A custom view as an accessory.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration: CellAccessoryOptions {
    /// The view.
    public let customView: UIView
    /// The side of the row.
    public let placement: Placement
    /// A Boolean value that indicates whether the accessory is hidden.
    ///
    /// The default is `false`.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centered; `nil` for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the view; `nil` for the one that it inherits.
    public var tintColor: UIColor?

    /// Creates an accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
}
