import UIKit

/// A landscape that is drawn by code, in place of a photo from a camera.
struct Landscape: Hashable, Sendable {
  enum Light: CaseIterable, Sendable {
    case dawn, day, dusk, night
  }

  var light: Light
  /// The number of ridges between the horizon and the camera.
  var ridges = 4
  var hasWater = false
  /// The number that determines the shapes.
  var seed: UInt64

  /// Returns an image of the landscape.
  @MainActor
  func image(size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      var shapes = ShapeGenerator(seed: seed)
      let bounds = CGRect(origin: .zero, size: size)
      drawSky(in: bounds, context.cgContext)
      drawSun(in: bounds, &shapes)
      for ridge in 0..<ridges { drawRidge(ridge, in: bounds, &shapes) }
      if hasWater { drawWater(in: bounds, &shapes) }
    }
  }
}

// MARK: - Drawing

extension Landscape {
  /// The colors of the sky, from the top to the horizon.
  var sky: [UIColor] {
    switch light {
    case .dawn: [UIColor(hex: 0x6C7FB8), UIColor(hex: 0xF2B5A7), UIColor(hex: 0xFCE3B8)]
    case .day: [UIColor(hex: 0x2E86D8), UIColor(hex: 0x8CC8F2), UIColor(hex: 0xE4F4FB)]
    case .dusk: [UIColor(hex: 0x3B2A63), UIColor(hex: 0xC8546B), UIColor(hex: 0xF9A65A)]
    case .night: [UIColor(hex: 0x070B1F), UIColor(hex: 0x16264D), UIColor(hex: 0x3A5480)]
    }
  }

  /// The color of the nearest ridge.
  ///
  /// Those behind it are closer to the color of the horizon.
  private var ground: UIColor {
    switch light {
    case .dawn: UIColor(hex: 0x3D3A5C)
    case .day: UIColor(hex: 0x245A3C)
    case .dusk: UIColor(hex: 0x2A1638)
    case .night: UIColor(hex: 0x04070F)
    }
  }

  private func drawSky(in bounds: CGRect, _ context: CGContext) {
    let colors = sky.map(\.cgColor) as CFArray
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
    let horizon = CGPoint(x: 0, y: bounds.height * 0.75)
    context.drawLinearGradient(gradient, start: .zero, end: horizon, options: .drawsAfterEndLocation)
  }

  private func drawSun(in bounds: CGRect, _ shapes: inout ShapeGenerator) {
    let side = min(bounds.width, bounds.height)
    let radius = side * shapes.value(in: 0.05...0.09)
    let height: ClosedRange<CGFloat> = light == .day || light == .night ? 0.12...0.3 : 0.4...0.5
    let center = CGPoint(
      x: bounds.width * shapes.value(in: 0.2...0.8), y: bounds.height * shapes.value(in: height))
    let color = light == .night ? UIColor(hex: 0xF4F1DE) : UIColor(hex: 0xFFF3C4)
    for (factor, alpha) in [(2.4, 0.14), (1.6, 0.2), (1, 0.95)] as [(CGFloat, CGFloat)] {
      color.withAlphaComponent(alpha).setFill()
      let halo = CGRect(origin: center, size: .zero).insetBy(dx: -radius * factor, dy: -radius * factor)
      UIBezierPath(ovalIn: halo).fill()
    }
  }

  private func drawRidge(_ index: Int, in bounds: CGRect, _ shapes: inout ShapeGenerator) {
    let depth = CGFloat(index + 1) / CGFloat(ridges)
    let base = bounds.height * (0.5 + 0.35 * depth)
    let height = bounds.height * (0.04 + 0.1 * shapes.value(in: 0.5...1))
    let waves = (0..<3).map { _ in
      (frequency: shapes.value(in: 3...16), phase: shapes.value(in: 0...(2 * .pi)))
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    for step in 0...24 {
      let x = CGFloat(step) / 24
      let wave = waves.enumerated().reduce(0) { sum, wave in
        sum + sin(wave.element.frequency * x + wave.element.phase) / CGFloat(wave.offset + 1)
      }
      path.addLine(to: CGPoint(x: x * bounds.width, y: base - height * wave))
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    (sky.last ?? ground).mixed(with: ground, by: 0.25 + 0.75 * depth).setFill()
    path.fill()
  }

  private func drawWater(in bounds: CGRect, _ shapes: inout ShapeGenerator) {
    let water = CGRect(x: 0, y: bounds.height * 0.82, width: bounds.width, height: bounds.height * 0.18)
    (sky.first ?? ground).withAlphaComponent(0.85).setFill()
    UIBezierPath(rect: water).fill()
    (sky.last ?? ground).withAlphaComponent(0.5).setStroke()
    for line in 1...7 {
      let path = UIBezierPath()
      let y = water.minY + water.height * CGFloat(line) / 8
      let start = bounds.width * shapes.value(in: 0.05...0.6)
      path.move(to: CGPoint(x: start, y: y))
      path.addLine(to: CGPoint(x: start + bounds.width * shapes.value(in: 0.1...0.35), y: y))
      path.lineWidth = water.height / 40
      path.lineCapStyle = .round
      path.stroke()
    }
  }
}

/// A generator that returns the same numbers for each drawing of a landscape.
private struct ShapeGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number of the SplitMix64 algorithm.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func value(in range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }
}

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    let part = { (shift: UInt32) in CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// Returns a color between this one and another.
  fileprivate func mixed(with other: UIColor, by fraction: CGFloat) -> UIColor {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&r, green: &g, blue: &b, alpha: &a)
    var (r2, g2, b2, a2) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
    let mix = { (from: CGFloat, to: CGFloat) in from + (to - from) * fraction }
    return UIColor(red: mix(r, r2), green: mix(g, g2), blue: mix(b, b2), alpha: mix(a, a2))
  }
}
