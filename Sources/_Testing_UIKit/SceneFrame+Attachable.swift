public import DisplayScene

/// A conformance that attaches a picture of a screen, in SVG, to the report of a test.
///
/// ```swift
/// Attachment.record(simulator.frame(), named: "home")
/// ```
extension SceneFrame: Attachable {
  /// Calls a closure with the bytes of the picture.
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<SceneFrame>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try Array(SVGRenderer().render(self).utf8).withUnsafeBytes(body)
  }

  /// Returns the name of the file, with the extension `svg`.
  public func preferredName(for attachment: borrowing Attachment<SceneFrame>, basedOn suggestedName: String) -> String {
    suggestedName.hasSuffix(".svg") ? suggestedName : "\(suggestedName).svg"
  }
}
