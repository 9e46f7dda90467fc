package import DisplayScene

/// A drawing environment, which records the marks of a drawing.
///
/// A context records each drawing operation as a mark of a `SceneDrawing`: a path, an image, or text, with its
/// transform, clips, and blend mode. There are pixels only if an app asks for them: see ``data``. A context uses three
/// coordinate systems:
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
  /// The transform from the user space that the context initially had to the recorded drawing.
  let firstUserSpace: CGAffineTransform

  var state: GraphicsState
  /// The transform of text that is drawn by its glyphs.
  ///
  /// It is not a part of the graphics state.
  ///
  /// - Note: The functions that draw glyphs are not available here. The strings of UIKit have their own transform.
  public var textMatrix = CGAffineTransform.identity
  /// A Boolean value that indicates whether the edges of paths may be antialiased.
  var allowsAntialiasing = true
  private var savedStates: [GraphicsState] = []
  /// The current path, in the coordinates of the recorded drawing.
  var currentPath = PathElements()
  private var marks: [SceneMark] = []
  /// The pixels; `nil` before an app requests them.
  private var memory: PixelMemory?
  /// A Boolean value that indicates whether something was drawn whose pixels cannot be determined.
  private var isUnreadable = false
  /// The layout of the pixels; `nil` if they cannot be determined.
  private let layout: PixelLayout?
  /// The number of bits of a component.
  public let bitsPerComponent: Int
  /// The marks and states outside of each open transparency layer.
  private var layers: [(marks: [SceneMark], state: GraphicsState, depth: Int)] = []

  // MARK: - Creating Contexts

  /// Creates a context whose unit is a point and whose y axis points down, as UIKit provides it.
  package init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.bounds = bounds
    (width, height) = (Self.pixels(bounds.width * scale), Self.pixels(bounds.height * scale))
    bitmapInfo = CGBitmapInfo(
      rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst).rawValue | 2 << 12)
    colorSpace = .ofDisplays
    bitsPerComponent = 8
    layout = PixelLayout(bitsPerPixel: 32, bytesPerRow: 4 * width, space: .ofDisplays, bitmapInfo: bitmapInfo)
    shadowDirection = 1
    // The height is rounded up to whole pixels, so that the lower edge is at a pixel boundary.
    let top = CGFloat(height) / scale
    drawingTransform = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: -1 / scale, tx: bounds.minX, ty: bounds.minY + top)
    firstUserSpace = .identity
    state = GraphicsState(ctm: drawingTransform.inverted(), clipBounds: bounds)
  }

  /// Returns a length as a number of pixels, which is limited for lengths that no memory can contain.
  private static func pixels(_ length: CGFloat) -> Int { length < 1e9 ? Int(length.rounded(.up)) : 1_000_000_000 }

  /// Creates a context for a bitmap, whose origin is at the lower left.
  ///
  /// The result is `nil` if the pixels cannot have the format: those of eight bits per component are gray without an
  /// alpha component, or RGB with 32 bits, in which the alpha component is ignored or the colors are multiplied by it.
  ///
  /// - Note: Components of eight bits have pixels here. A context with other sizes of components draws, but has no
  ///   ``data``; it cannot have memory of the app's.
  /// - Parameters:
  ///   - data: The memory for the pixels, which must be valid as long as the context; `nil` if the context has its own.
  ///   - width: The width in pixels. It must be positive.
  ///   - height: The height in pixels. It must be positive.
  ///   - bitsPerComponent: The number of bits for each component of a pixel.
  ///   - bytesPerRow: The number of bytes for each row of pixels. Without memory of the app's, 0 means that it is
  ///     chosen.
  ///   - space: The color space, which is stored. Colors are sRGB.
  ///   - bitmapInfo: The layout of a pixel.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    if bitsPerComponent == 8 {
      let size = space.model == .monochrome && info.alphaInfo == CGImageAlphaInfo.none ? 1 : 4
      let row = bytesPerRow == 0 && data == nil ? size * width : bytesPerRow
      let layout = PixelLayout(bitsPerPixel: 8 * size, bytesPerRow: row, space: space, bitmapInfo: info)
      let hasPixels = layout != nil && info.alphaInfo != .first && info.alphaInfo != .last
      // The colors of other models are drawn, but have no pixels.
      guard hasPixels || (space.model == .cmyk && data == nil), row >= size * width else { return nil }
      self.layout = layout
    } else {
      guard data == nil else { return nil }
      layout = nil
    }
    if let data, let layout { memory = PixelMemory(data, width: width, height: height, layout: layout) }
    self.bitsPerComponent = bitsPerComponent
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    (self.width, self.height) = (width, height)
    self.bitmapInfo = info
    colorSpace = space
    shadowDirection = -1
    drawingTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    firstUserSpace = drawingTransform
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
  package var drawing: SceneDrawing { SceneDrawing(bounds: bounds, marks: pictureOfMemory + marks) }

  /// A Boolean value that indicates whether the drawing has no marks.
  package var isEmpty: Bool { marks.isEmpty && memory == nil }

  /// Adds a mark with the transform, the clips, and the other parameters of the current state.
  ///
  /// - Parameters:
  ///   - map: The map to the recorded drawing.
  ///   - area: The area that the mark affects, if it is larger than the mark.
  package func add(_ kind: SceneMark.Kind, map: CGAffineTransform, area: SceneMark.Kind? = nil) {
    guard case .text(let text) = kind, state.textDrawingMode != .fill else {
      return addMark(kind, map: map, area: area)
    }
    let mode = state.textDrawingMode
    if let drawn = mode.drawn(text, lineWidth: state.lineWidth) { addMark(.text(drawn), map: map, area: area) }
    if mode.clips { state.clips.append(.mask([SceneMark(kind, map: map.scene)], .opaque)) }
  }

  private func addMark(_ kind: SceneMark.Kind, map: CGAffineTransform, area: SceneMark.Kind?) {
    let mark = SceneMark(
      kind, map: map.scene, clips: state.clips, opacity: state.alpha, shadow: state.shadow,
      isAntialiased: state.isAntialiased && allowsAntialiasing)
    let coverage = SceneMark((area ?? kind).opaque, map: map.scene, clips: state.clips)
    record(
      Compositing(mode: state.blendMode, mark: mark, coverage: coverage, coversEverything: isEverything(coverage)))
  }

  /// Erases an area, in the coordinates of the recorded drawing.
  func erase(_ path: ScenePath) {
    let area = SceneMark(.fill(path, .color(.black), isEvenOdd: false), clips: state.clips)
    record(Compositing(mode: .clear, mark: area, coverage: area, coversEverything: isEverything(area)))
  }

  /// Adds a mark, or draws it if there are pixels.
  private func record(_ compositing: Compositing) {
    // The content of a transparency layer is drawn when the layer ends.
    if layers.isEmpty, let memory, !isUnreadable {
      let map = pixelMap
      let area = compositing.extent(in: state.clipBounds).applying(map)
      if memory.draw(compositing, map, in: area) { return }
      marks = pictureOfMemory
      isUnreadable = true
      UnreadablePixels.report()
    }
    compositing.apply(to: &marks)
  }

  // MARK: - Pixels

  /// The memory that contains the pixels of the bitmap, the upper row first.
  ///
  /// After an app has requested it, what is drawn changes the memory immediately. Without memory of the app's, pixels
  /// exist from then on; until then, an image of the context is sharp at any size.
  ///
  /// - Note: Paths, gradients, patterns whose tiles consist of whole pixels, and PNG images have pixels here. If text,
  ///   a shadow, another pattern, a JPEG image, or an image that is rotated by an angle other than a multiple of 90° is
  ///   drawn, or a blend mode is used that mixes the hue, the saturation or the luminance or is not linear, the value
  ///   is `nil`. If there were pixels before, they remain as they were, the console shows a message, and
  ///   ``makeImage()`` nevertheless contains everything. An image is scaled by the means of its pixels.
  public var data: UnsafeMutableRawPointer? {
    guard let layout, !isUnreadable else { return nil }
    if let memory { return memory.address }
    let created = PixelMemory(width: width, height: height, layout: layout)
    guard created.draw(layers.first?.marks ?? marks, pixelMap) else { return nil }
    memory = created
    if layers.isEmpty { marks = [] } else { layers[0].marks = [] }
    return created.address
  }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int {
    let components = (colorSpace?.numberOfComponents ?? 3) + (alphaInfo == .none ? 0 : 1)
    return layout?.bitsPerPixel ?? components * bitsPerComponent / 8 * 8
  }

  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { layout?.bytesPerRow ?? width * bitsPerPixel / 8 }

  /// The transform from the recorded drawing to the rows and columns of pixels, whose y axis points down.
  private var pixelMap: CGAffineTransform {
    drawingTransform.inverted().concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The pixels as a mark.
  private var pictureOfMemory: [SceneMark] {
    guard !isUnreadable, let image = memory?.image else { return [] }
    let place = CGRect(x: 0, y: 0, width: width, height: height).applying(pixelMap.inverted())
    return [SceneMark(image.markKind(in: place))]
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

  // MARK: - Ending Operations

  /// Performs pending drawing operations of a window.
  ///
  /// A context that draws into a bitmap, as all contexts do here, has none.
  public func flush() {}

  /// Marks the drawing of a window for an update of its display.
  ///
  /// A context that draws into a bitmap, as all contexts do here, has no display.
  public func synchronize() {}

  // MARK: - Getting an Image

  /// Returns an image of what has been drawn.
  ///
  /// Later drawing does not change the image, whose pixels have the layout of the context.
  public func makeImage() -> CGImage? {
    if let memory, !isUnreadable { return memory.image }
    if let layout { return CGImage(drawing, width: width, height: height, layout: layout) }
    return CGImage(drawing, width: width, height: height, isOpaque: isOpaque)
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
