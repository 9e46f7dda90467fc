/// The icons of files and folders.
@MainActor
enum FileIcon {
  /// The size of the area in which an icon is shown.
  static let size = CGSize(width: 44, height: 44)
  /// The size of the largest picture that is shown as its own icon, in bytes.
  private static let largestPicture = 4_000_000

  private static var pages: [String: UIImage] = [:]

  /// Returns the icon of an entry: a picture itself, a folder, or a page with the kind of the document.
  static func image(for entry: FileEntry) -> UIImage {
    if entry.isFolder { return folder }
    if entry.isPicture, entry.size <= largestPicture,
      let picture = UIImage(contentsOfFile: entry.url.path)
    {
      return picture
    }
    return document(kind: entry.url.pathExtension, side: size.width)
  }

  /// Returns a square image of a page with the kind of a document, such as its filename extension.
  static func document(kind: String, side: CGFloat) -> UIImage {
    let kind = kind.uppercased()
    let key = "\(kind) \(side)"
    if let page = pages[key] { return page }
    let page = page(kind: kind.count <= 5 ? kind : "", scale: side / size.width)
    pages[key] = page
    return page
  }

  // MARK: - Drawings

  private static let folder = UIGraphicsImageRenderer(size: size).image { _ in
    UIColor(red: 0.29, green: 0.66, blue: 0.89, alpha: 1).setFill()
    UIBezierPath(roundedRect: CGRect(x: 3, y: 7, width: 19, height: 14), cornerRadius: 3).fill()
    UIBezierPath(roundedRect: CGRect(x: 3, y: 10, width: 38, height: 20), cornerRadius: 3).fill()
    UIColor(red: 0.46, green: 0.79, blue: 0.97, alpha: 1).setFill()
    UIBezierPath(roundedRect: CGRect(x: 3, y: 14, width: 38, height: 24), cornerRadius: 3.5).fill()
  }

  private static func page(kind: String, scale: CGFloat) -> UIImage {
    let area = CGSize(width: size.width * scale, height: size.height * scale)
    return UIGraphicsImageRenderer(size: area).image { context in
      if scale != 1 { context.cgContext.scaleBy(x: scale, y: scale) }
      let sheet = CGRect(x: 6.5, y: 1.5, width: 31, height: 41)
      let fold: CGFloat = 9
      let outline = UIBezierPath()
      outline.move(to: CGPoint(x: sheet.minX, y: sheet.minY))
      outline.addLine(to: CGPoint(x: sheet.maxX - fold, y: sheet.minY))
      outline.addLine(to: CGPoint(x: sheet.maxX, y: sheet.minY + fold))
      outline.addLine(to: CGPoint(x: sheet.maxX, y: sheet.maxY))
      outline.addLine(to: CGPoint(x: sheet.minX, y: sheet.maxY))
      outline.close()
      UIColor.white.setFill()
      outline.fill()
      let corner = UIBezierPath()
      corner.move(to: CGPoint(x: sheet.maxX - fold, y: sheet.minY))
      corner.addLine(to: CGPoint(x: sheet.maxX - fold, y: sheet.minY + fold))
      corner.addLine(to: CGPoint(x: sheet.maxX, y: sheet.minY + fold))
      corner.close()
      UIColor(white: 0.91, alpha: 1).setFill()
      corner.fill()
      UIColor(white: 0.76, alpha: 1).setStroke()
      for path in [outline, corner] {
        path.lineWidth = 0.8
        path.lineJoinStyle = .round
        path.stroke()
      }
      draw(kind, in: sheet)
    }
  }

  private static func draw(_ kind: String, in sheet: CGRect) {
    let text = NSAttributedString(
      string: kind,
      attributes: [
        .font: UIFont.systemFont(ofSize: kind.count > 4 ? 7.5 : 9, weight: .bold),
        .foregroundColor: UIColor(white: 0.55, alpha: 1),
      ])
    let size = text.size()
    text.draw(at: CGPoint(x: sheet.midX - size.width / 2, y: sheet.maxY - size.height - 6))
  }
}
