/// What a menu displays, as a value: sections of lines, without what is hidden.
@MainActor
struct MenuContent {
  /// An element that can be touched.
  @MainActor
  enum Item {
    case action(MenuLeaf)
    case submenu(UIMenu)
    /// A placeholder for elements that are awaited.
    case loading

    var element: UIMenuElement? {
      switch self {
      case .action(let action): action
      case .submenu(let menu): menu
      case .loading: nil
      }
    }

    /// Whether the element is marked, as an action may be, or a submenu with a marked action.
    var mark: UIMenuElement.State {
      if case .action(let action) = self { action.state } else { .off }
    }

    var isEnabled: Bool {
      switch self {
      case .action(let action): !action.attributes.contains(.disabled)
      case .submenu: true
      case .loading: false
      }
    }

    var isDestructive: Bool {
      switch self {
      case .action(let action): action.attributes.contains(.destructive)
      case .submenu(let menu): menu.options.contains(.destructive)
      case .loading: false
      }
    }

    func isSame(as other: Item) -> Bool { element != nil && element === other.element }
  }

  /// A line of a section: one element, or several side by side.
  struct Line {
    var items: [Item]
    var style: Style
    var size: UIMenu.ElementSize { style.size }
  }

  /// How a menu displays its elements.
  struct Style: Equatable {
    var size: UIMenu.ElementSize
    /// The maximum number of lines of a title and of a subtitle; 0 for no limit.
    var titleLines: Int
  }

  struct Section {
    var title: String?
    var lines: [Line]
  }

  private(set) var sections: [Section] = []

  init(_ menu: UIMenu) {
    append(menu, title: nil, titleLines: 1)
    sections.removeAll(where: \.lines.isEmpty)
  }

  /// - Parameter titleLines: The number of lines of titles in a menu without preferences.
  private mutating func append(_ menu: UIMenu, title: String?, titleLines: Int) {
    sections.append(Section(title: title, lines: []))
    append(menu.children, Style(size: Self.size(of: menu), titleLines: menu.titleLines ?? titleLines))
  }

  private mutating func append(_ elements: [UIMenuElement], _ style: Style) {
    for element in elements {
      switch element {
      case let action as MenuLeaf:
        if !action.attributes.contains(.hidden) { append(.action(action), style) }
      case let menu as UIMenu where menu.options.contains(.displayInline):
        append(menu, title: menu.title.isEmpty ? nil : menu.title, titleLines: style.titleLines)
        sections.append(Section(title: nil, lines: []))
      case let menu as UIMenu: append(.submenu(menu), style)
      case let deferred as UIDeferredMenuElement:
        if let provided = deferred.fulfilledElements {
          append(provided, style)
        } else {
          append(.loading, style)
        }
      default: break
      }
    }
  }

  private mutating func append(_ item: Item, _ style: Style) {
    let section = sections.indices.last ?? 0
    if style.size != .large, let line = sections[section].lines.indices.last,
      sections[section].lines[line].style == style
    {
      sections[section].lines[line].items.append(item)
    } else {
      sections[section].lines.append(Line(items: [item], style: style))
    }
  }

  private static func size(of menu: UIMenu) -> UIMenu.ElementSize {
    if menu.preferredElementSize != .automatic { return menu.preferredElementSize }
    return menu.options.contains(.displayAsPalette) ? .small : .large
  }

  /// The content of a menu that opens upward, whose first element is at the bottom.
  var reversed: MenuContent {
    var content = self
    content.sections = sections.reversed().map { Section(title: $0.title, lines: $0.lines.reversed()) }
    return content
  }

  var isEmpty: Bool { sections.isEmpty }

  /// A Boolean value that indicates whether a column for check marks is needed.
  var hasMarks: Bool {
    sections.contains { $0.lines.contains { $0.size == .large && $0.items.contains { $0.mark != .off } } }
  }
}

extension UIMenu {
  /// The maximum number of lines of titles, 0 for no limit; `nil` without a preference.
  fileprivate var titleLines: Int? {
    guard let lines = displayPreferences?.maximumNumberOfTitleLines, lines != NSNotFound else { return nil }
    return max(lines, 0)
  }

  /// The deferred elements that the menu displays itself, not in submenus.
  var displayedDeferredElements: [UIDeferredMenuElement] { Self.deferred(in: children) }

  private static func deferred(in elements: [UIMenuElement]) -> [UIDeferredMenuElement] {
    elements.flatMap { element -> [UIDeferredMenuElement] in
      switch element {
      case let deferred as UIDeferredMenuElement: [deferred] + Self.deferred(in: deferred.fulfilledElements ?? [])
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.displayedDeferredElements
      default: []
      }
    }
  }
}
