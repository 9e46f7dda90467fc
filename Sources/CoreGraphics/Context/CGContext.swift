package import DisplayScene

/// A drawing environment, which records the marks of a drawing.
///
/// A context records each drawing operation as a mark of a `SceneDrawing`: a path, an image, or text, with its
/// transform, clips, and blend mode. There are no pixels. A context uses three coordinate systems:
///
/// - *user space*, in which an app draws, and which ``ctm`` transforms to
/// - *device space*, the pixels of a bitmap, whose y axis points up as in Core Graphics, and
/// - the recorded drawing, whose unit is a point and whose y axis points down, as on the screen.
public class CGContext {
  /// The rectangle of the recorded drawing.
  package let bounds: CGRect
  /// The width of the bitmap, in pixels.
  public let width: Int
  /// The height of the bitmap, in pixels.
  public let height: Int
  /// The layout of the bitmap's pixels.
  public let bitmapInfo: CGBitmapInfo
  /// The color space of the bitmap.
  public let colorSpace: CGColorSpace?
  /// The transform from device space to the recorded drawing.
  private let drawingTransform: CGAffineTransform
  /// The direction of a positive vertical offset of shadows in the recorded drawing.
  private let shadowDirection: CGFloat

  var state: GraphicsState
  /// A Boolean value that indicates whether the edges of paths may be antialiased.
  var allowsAntialiasing = true
  private var savedStates: [GraphicsState] = []
  /// The current path, in the coordinates of the recorded drawing.
  var currentPath = PathElements()
  private var marks: [SceneMark] = []
  /// The marks and states outside of each open transparency layer.
  private var layers: [(marks: [SceneMark], state: GraphicsState, depth: Int)] = []

  // MARK: - Creating Contexts

  /// Creates a context whose unit is a point and whose y axis points down, as UIKit provides it.
  package init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.bounds = bounds
    (width, height) = (Int((bounds.width * scale).rounded(.up)), Int((bounds.height * scale).rounded(.up)))
    bitmapInfo = CGBitmapInfo(
      rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst).rawValue | 2 << 12)
    colorSpace = .ofDisplays
    shadowDirection = 1
    // The height is rounded up to whole pixels, so that the lower edge is at a pixel boundary.
    let top = CGFloat(height) / scale
    drawingTransform = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: -1 / scale, tx: bounds.minX, ty: bounds.minY + top)
    state = GraphicsState(ctm: drawingTransform.inverted(), clipBounds: bounds)
  }

  /// Creates a context for a bitmap, whose origin is at the lower left.
  ///
  /// - Parameters:
  ///   - data: The memory for the pixels. It must be `nil`, because a context has no pixels here; otherwise the result is `nil`.
  ///   - width: The width in pixels. It must be positive.
  ///   - height: The height in pixels. It must be positive.
  ///   - bitsPerComponent: The number of bits for each component of a pixel. It has no effect.
  ///   - bytesPerRow: The number of bytes for each row of pixels. It has no effect.
  ///   - space: The color space, which is stored. Colors are sRGB.
  ///   - bitmapInfo: The layout of a pixel, which is stored.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    (self.width, self.height) = (width, height)
    self.bitmapInfo = CGBitmapInfo(rawValue: bitmapInfo)
    colorSpace = space
    shadowDirection = -1
    drawingTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    state = GraphicsState(ctm: .identity, clipBounds: bounds)
  }

  // MARK: - Saving and Restoring the State

  /// Saves a copy of the graphics state.
  public func saveGState() { savedStates.append(state) }

  /// Restores the graphics state that was saved last; does nothing if there is none.
  public func restoreGState() {
    guard savedStates.count > (layers.last?.depth ?? 0), let saved = savedStates.popLast() else { return }
    state = saved
  }

  // MARK: - Coordinates

  /// The transform from user space to the recorded drawing.
  package var drawingCTM: CGAffineTransform { state.ctm.concatenating(drawingTransform) }

  /// The transform from user space to device space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Sets the shadow of subsequent drawing.
  func setSceneShadow(_ offset: CGSize, _ blur: CGFloat, _ color: CGColor?) {
    state.shadow = color.map { color in
      SceneShadow(
        color: color.scene, offset: CGSize(width: offset.width, height: offset.height * shadowDirection),
        // The visible extent of a blur is about twice the standard deviation of the Gaussian with which it is drawn.
        radius: max(0, blur) / 2)
    }
  }

  // MARK: - Recording

  /// The recorded drawing.
  package var drawing: SceneDrawing { SceneDrawing(bounds: bounds, marks: marks) }

  /// A Boolean value that indicates whether the drawing has no marks.
  package var isEmpty: Bool { marks.isEmpty }

  /// Adds a mark with the transform, the clips, and the other parameters of the current state.
  ///
  /// - Parameters:
  ///   - map: The map to the recorded drawing.
  ///   - area: The area that the mark affects, if it is larger than the mark.
  package func add(_ kind: SceneMark.Kind, map: CGAffineTransform, area: SceneMark.Kind? = nil) {
    let mark = SceneMark(
      kind, map: map.scene, clips: state.clips, opacity: state.alpha, shadow: state.shadow,
      isAntialiased: state.isAntialiased && allowsAntialiasing)
    let coverage = SceneMark((area ?? kind).opaque, map: map.scene, clips: state.clips)
    Compositing(mode: state.blendMode, mark: mark, coverage: coverage, coversEverything: isEverything(coverage))
      .apply(to: &marks)
  }

  /// Erases an area, in the coordinates of the recorded drawing.
  func erase(_ path: ScenePath) {
    let area = SceneMark(.fill(path, .color(.black), isEvenOdd: false), clips: state.clips)
    Compositing(mode: .clear, mark: area, coverage: area, coversEverything: isEverything(area)).apply(to: &marks)
  }

  private func isEverything(_ area: SceneMark) -> Bool {
    guard area.clips.isEmpty, case .fill(let path, _, false) = area.kind, area.map == AffineMap() else { return false }
    let points = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point): point
      case .curve, .close: nil
      }
    }
    let rect = CGRect(enclosing: points)
    return points.count == 4 && path.elements.count == 5 && Set(points.map(\.x)).count == 2 && rect.contains(bounds)
  }

  // MARK: - Transparency Layers

  /// Begins a transparency layer.
  ///
  /// Its content is composited first, and then drawn with the current alpha, blend mode, and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    layers.append((marks, state, savedStates.count))
    marks = []
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Begins a transparency layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends a transparency layer and draws it.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let inside = marks
    marks = layer.marks
    savedStates.removeLast(max(0, savedStates.count - layer.depth))
    state = layer.state
    if !inside.isEmpty { add(.group(inside), map: .identity) }
    restoreGState()
  }

  // MARK: - Getting an Image

  /// Returns an image of what has been drawn.
  public func makeImage() -> CGImage? {
    CGImage(drawing, width: width, height: height, isOpaque: isOpaque)
  }

  /// The position of the alpha component in a pixel.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  private var isOpaque: Bool { alphaInfo.isOpaque }
}

extension SceneMark.Kind {
  /// The same shape in opaque black.
  fileprivate var opaque: SceneMark.Kind {
    switch self {
    case .fill(let path, _, let isEvenOdd): .fill(path, .color(.black), isEvenOdd: isEvenOdd)
    case .stroke(let path, _, let style): .stroke(path, .color(.black), style)
    case .text, .image, .drawing, .slices, .group: self
    }
  }
}
