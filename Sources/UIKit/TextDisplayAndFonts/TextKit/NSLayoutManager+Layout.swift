extension NSLayoutManager {
  /// The attributes with which paragraphs are measured.
  var sourceDefaults: TextSource.Defaults {
    var defaults = defaults
    defaults.wordWrapping = containers.last?.lineBreakMode ?? .byWordWrapping
    defaults.limitsParagraphs = true
    defaults.look.usesFontLeading = usesFontLeading
    return defaults
  }

  private func rules(of container: NSTextContainer, width: CGFloat, height: CGFloat) -> ContainerLayouts.Rules {
    ContainerLayouts.Rules(
      width: width, height: height, numberOfLines: max(container.maximumNumberOfLines, 0), isRightToLeft: isRightToLeft,
      isRectangle: container.isRectangle, continues: container !== containers.last, isAdjusted: managerDelegate != nil)
  }

  private var currentRules: [ContainerLayouts.Rules] {
    containers.map { rules(of: $0, width: $0.lineWidth, height: $0.usedHeight) }
  }

  private var emptyTextLook: TextAttributes {
    var look = (emptyLook ?? defaults).look
    look.usesFontLeading = usesFontLeading
    return look
  }

  /// Returns the paragraphs, which are measured if necessary.
  private func measuredSource() -> TextSource {
    let defaults = sourceDefaults
    if let source = state.source, state.wordWrapping == defaults.wordWrapping { return source }
    state.invalidate()
    let source: TextSource =
      if let storage, storage.length > 0 {
        TextSource(storage, defaults: defaults)
      } else {
        TextSource("", look: emptyTextLook, paragraph: (emptyLook ?? defaults).paragraph)
      }
    state.source = source
    state.wordWrapping = defaults.wordWrapping
    return source
  }

  /// Lays out the text, unless its lines are current.
  func layOut() {
    // A container or the delegate can ask for lines while they are laid out. They receive those that were current.
    guard !isLayingOut else { return }
    let source = measuredSource()
    let rules = currentRules
    guard state.containers.map(\.rules) != rules else { return }
    isLayingOut = true
    var start = TextLayout.Position()
    var layouts: [TextLayout] = []
    for (container, rules) in zip(containers, rules) {
      let layout = layout(source, in: container, rules, from: start)
      start = layout.end
      layouts.append(layout)
    }
    isLayingOut = false
    state.containers = zip(rules, layouts).map { ($0, $1) }
    guard let delegate = managerDelegate else { return }
    let isComplete = start.paragraph >= source.paragraphs.count
    for container in containers {
      let isLast = container === containers.last
      delegate.layoutManager(self, didCompleteLayoutFor: isLast && !isComplete ? nil : container, atEnd: isLast)
    }
  }

  private func layout(
    _ source: TextSource, in container: NSTextContainer, _ rules: ContainerLayouts.Rules,
    from start: TextLayout.Position
  ) -> TextLayout {
    var options = TextLayout.Options(
      width: rules.width, height: rules.height, numberOfLines: rules.numberOfLines, isRightToLeft: rules.isRightToLeft)
    options.continues = rules.continues
    options.container = container
    if !rules.isRectangle || rules.isAdjusted {
      options.region = ContainerRegion(
        manager: self, container: container, width: rules.width, isRectangle: rules.isRectangle)
    }
    return TextLayout(source, options: options, from: start)
  }

  // MARK: - Lines for Text Views

  /// Returns the current lines of a container.
  func lines(in container: NSTextContainer) -> TextLayout {
    layOut()
    if let index = containers.firstIndex(where: { $0 === container }), state.containers.indices.contains(index) {
      return state.containers[index].layout
    }
    return TextLayout(TextSource("", look: defaults.look), options: TextLayout.Options())
  }

  /// Returns the lines that a container would have with other limits.
  func lines(in container: NSTextContainer, width: CGFloat, height: CGFloat) -> TextLayout {
    let rules = rules(of: container, width: width, height: height)
    if containers.count != 1 { return lines(in: container) }
    if let current = state.containers.first, current.rules == rules, state.source != nil { return current.layout }
    let source = measuredSource()
    if let measured = state.measured, measured.rules == rules { return measured.layout }
    isLayingOut = true
    let size = CGSize(width: width.isFinite ? width + 2 * container.padding : 0, height: height.isFinite ? height : 0)
    let layout = container.withSize(size) { self.layout(source, in: container, rules, from: TextLayout.Position()) }
    isLayingOut = false
    state.measured = (rules, layout)
    return layout
  }
}

extension NSTextContainer {
  /// The maximum height of the lines.
  ///
  /// Text that ends in an ellipsis ends inside of a text view; other text is clipped by the view.
  fileprivate var usedHeight: CGFloat {
    guard size.height > 0 else { return heightTracksTextView && !wraps ? 0 : .infinity }
    return heightTracksTextView && wraps ? .infinity : size.height
  }

  private var wraps: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }
}
