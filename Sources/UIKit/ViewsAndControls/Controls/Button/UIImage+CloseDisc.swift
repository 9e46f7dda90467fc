extension UIImage {
  /// The image of a button that closes a presentation: a bold cross on a light disc.
  static let closeDisc: UIImage = {
    let size = CGSize(width: 30, height: 30)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      // The color follows the appearance, so that the image contains only opacities.
      UIColor.black.withAlphaComponent(0.1).setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
      UIColor.black.withAlphaComponent(0.55).setStroke()
      let cross = UIBezierPath()
      cross.move(to: CGPoint(x: 10.6, y: 10.6))
      cross.addLine(to: CGPoint(x: 19.4, y: 19.4))
      cross.move(to: CGPoint(x: 19.4, y: 10.6))
      cross.addLine(to: CGPoint(x: 10.6, y: 19.4))
      cross.lineWidth = 2.4
      cross.lineCapStyle = .round
      cross.stroke()
    }
    let color = UIColor(light: (60, 60, 67, 1), dark: (235, 235, 245, 1))
    return image.withTintColor(color, renderingMode: .alwaysOriginal)
  }()
}
