/// The place of an attachment, as the attachment determined it for its line.
struct AttachmentPlace {
  /// The index of the character in its paragraph.
  let index: Int
  /// The frame relative to the position of the character; its y-coordinate extends upward from the baseline.
  let bounds: CGRect

  init(index: Int, bounds: CGRect) {
    self.index = index
    self.bounds = CGRect(
      x: bounds.minX.finite, y: bounds.minY.finite, width: bounds.width.finite, height: bounds.height.finite)
  }

  /// Returns the distance to the next character.
  func width(_ look: TextAttributes) -> CGFloat { max(0, bounds.maxX + look.kern) }
}

extension LineBreaker {
  /// The width that is proposed if lines have no limit.
  private static let unlimitedWidth: CGFloat = 1e7

  /// Returns the breaker of the paragraph after its attachments that may be on a line have returned their bounds.
  ///
  /// An attachment can depend on the room in its line. It is therefore asked again if it is moved to the next line.
  ///
  /// - Parameters:
  ///   - start: The first character of the line.
  ///   - room: The room of the text in the line. If its height is 0, it is the height of the text.
  ///   - indent: The distance between the beginning of the line and the text.
  ///   - container: The container; `nil` for text that is not in a container.
  func placingAttachments(from start: Int, in room: CGRect, indent: CGFloat, _ container: NSTextContainer?) -> Self {
    guard text.hasAttachments else { return self }
    let padding = container?.padding ?? 0
    let width = min(room.width.isFinite ? room.width + indent + 2 * padding : .infinity, Self.unlimitedWidth)
    let mode = text.paragraph.lineBreakMode
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    var places = text.attachments.filter { $0.key < start }
    var placed = text.withAttachments(places)
    for index in start..<max(text.count, start) {
      let look = text.looks[text.styles[index]]
      guard text.characters[index] == "\u{FFFC}", let attachment = look.attachment else { continue }
      let distance = placed.width(start..<index)
      // At the beginning of a line, an attachment is placed even if there is no room. A line that does not wrap can
      // show all of the text, or its end.
      guard index == start || !wraps || distance <= room.width + TextLayout.tolerance else { break }
      let height = room.height > 0 ? room.height : look.ascent + look.descent
      let bounds = attachment.attachmentBounds(
        for: container,
        proposedLineFragment: CGRect(x: room.minX, y: room.minY, width: width, height: height),
        glyphPosition: CGPoint(x: padding + indent + distance, y: 0), characterIndex: text.offset(index))
      places[index] = AttachmentPlace(index: index, bounds: bounds)
      placed = text.withAttachments(places)
    }
    var breaker = self
    breaker.text = placed
    return breaker
  }
}
