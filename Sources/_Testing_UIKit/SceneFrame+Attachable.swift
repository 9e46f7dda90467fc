public import DisplayScene

/// A picture of a screen in the report of a test, in SVG.
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

  /// Returns the name of the file, with the extension of a picture.
  public func preferredName(for attachment: borrowing Attachment<SceneFrame>, basedOn suggestedName: String) -> String {
    suggestedName.hasSuffix(".svg") ? suggestedName : "\(suggestedName).svg"
  }
}
