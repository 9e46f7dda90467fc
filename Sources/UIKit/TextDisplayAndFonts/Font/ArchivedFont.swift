/// The archived form of a font, and of a font descriptor.
struct ArchivedFont: Codable {
  let typeface: Typeface
  let size: CGFloat
  let origin: FontOrigin
}
