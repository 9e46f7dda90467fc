/// A part of a list in a style, which determines the default values of a content configuration.
struct ListPartStyle: Hashable, Sendable {
  /// The parts whose default values depend on the style of the list.
  enum Part: Hashable, Sendable {
    case header
    case footer
  }

  let part: Part
  var style: ListStyle

  /// A configuration with the default values.
  @MainActor
  fileprivate var standard: UIListContentConfiguration {
    switch (part, style) {
    case (.header, .plain): .plainHeader()
    case (.header, .grouped): .groupedHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, .grouped), (.footer, .sidebar): .groupedFooter()
    }
  }
}

extension UIListContentConfiguration {
  /// Returns the content configuration of a header, whose default values become those of the list that contains it.
  ///
  /// They are those of a plain list until then.
  public static func header() -> UIListContentConfiguration { standard(.header) }

  /// Returns the content configuration of a footer, whose default values become those of the list that contains it.
  ///
  /// They are those of a plain list until then.
  public static func footer() -> UIListContentConfiguration { standard(.footer) }

  private static func standard(_ part: ListPartStyle.Part) -> UIListContentConfiguration {
    let listPart = ListPartStyle(part: part, style: .plain)
    var configuration = listPart.standard
    configuration.listPart = listPart
    return configuration
  }

  /// Returns the configuration with the default values in a list, in place of those that the app has not changed.
  func adapted(to style: ListStyle?) -> UIListContentConfiguration {
    guard let style, let old = listPart, old.style != style else { return self }
    let new = ListPartStyle(part: old.part, style: style)
    var adapted = self
    adapted.listPart = new
    let values = (old.standard, new.standard)
    adapted.replaceDefault(\.textProperties.font, values)
    adapted.replaceDefault(\.textProperties.color, values)
    adapted.replaceDefault(\.textProperties.transform, values)
    adapted.replaceDefault(\.secondaryTextProperties.font, values)
    adapted.replaceDefault(\.secondaryTextProperties.color, values)
    adapted.replaceDefault(\.directionalLayoutMargins, values)
    return adapted
  }

  private mutating func replaceDefault<Value: Equatable>(
    _ property: WritableKeyPath<Self, Value>, _ values: (old: Self, new: Self)
  ) {
    guard self[keyPath: property] == values.old[keyPath: property] else { return }
    self[keyPath: property] = values.new[keyPath: property]
  }
}
