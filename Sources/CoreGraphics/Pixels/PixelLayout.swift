/// The meaning of the bytes of a bitmap: the places of the components of a pixel, with eight bits each.
struct PixelLayout: Equatable, Sendable {
  let bitsPerPixel: Int
  let bytesPerRow: Int
  let bitmapInfo: CGBitmapInfo
  let colorSpace: CGColorSpace
  /// The places of the color components among the bytes of a pixel.
  private let colors: [Int]
  /// The place of the opacity; `nil` if there is none.
  private let alpha: Int?

  /// Creates a layout; returns `nil` for numbers of other sizes, and for other colors than RGB and gray.
  init?(bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo) {
    guard let info = bitmapInfo.alphaInfo, !bitmapInfo.contains(.floatComponents) else { return nil }
    let count: Int
    switch space.model {
    case .rgb: count = 3
    case .monochrome: count = 1
    default: return nil
    }
    let bytes = bitsPerPixel / 8
    guard bytes * 8 == bitsPerPixel, bytes == count + (info == .none ? 0 : 1), info != .alphaOnly else { return nil }
    let order = bitmapInfo.intersection(.byteOrderMask)
    // A number of 32 bits has the places of its bytes in its own order.
    guard order == [] || (bytes == 4 && (order == .byteOrder32Little || order == .byteOrder32Big)) else { return nil }
    let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(info)
    func place(_ index: Int) -> Int { order == .byteOrder32Little ? bytes - 1 - index : index }
    colors = (0..<count).map { place(isFirst ? $0 + 1 : $0) }
    alpha = info.isOpaque ? nil : place(isFirst ? 0 : count)
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    self.bitmapInfo = bitmapInfo
    colorSpace = space
  }

  /// Returns the layout of rows without bytes between them.
  func forRows(of width: Int) -> PixelLayout? {
    PixelLayout(bitsPerPixel: bitsPerPixel, bytesPerRow: size * width, space: colorSpace, bitmapInfo: bitmapInfo)
  }

  /// Returns the layout with another color space; `nil` if it has another number of components.
  func inColorSpace(_ space: CGColorSpace) -> PixelLayout? {
    guard space.numberOfComponents == colorSpace.numberOfComponents else { return nil }
    return PixelLayout(bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
  }

  /// The number of bytes of a pixel.
  var size: Int { bitsPerPixel / 8 }

  private var isPremultiplied: Bool {
    bitmapInfo.alphaInfo == .premultipliedFirst || bitmapInfo.alphaInfo == .premultipliedLast
  }

  /// Returns the pixel whose bytes begin at an address.
  func pixel(at address: UnsafeRawPointer) -> Pixel {
    func part(_ place: Int) -> Float { Float(address.load(fromByteOffset: place, as: UInt8.self)) / 255 }
    let opacity = alpha.map(part) ?? 1
    let first = part(colors[0])
    var pixel = colors.count == 1 ? Pixel(first, first, first, 1) : Pixel(first, part(colors[1]), part(colors[2]), 1)
    if !isPremultiplied { pixel *= opacity }
    pixel.w = opacity
    return pixel
  }

  /// Writes a pixel to an address.
  func write(_ pixel: Pixel, to address: UnsafeMutableRawPointer) {
    func set(_ place: Int, _ value: Float) {
      address.storeBytes(of: UInt8((max(0, min(1, value)) * 255).rounded()), toByteOffset: place, as: UInt8.self)
    }
    let shown = isPremultiplied || alpha == nil ? pixel : pixel.straight
    if colors.count == 1 {
      set(colors[0], 0.299 * shown.x + 0.587 * shown.y + 0.114 * shown.z)
    } else {
      for index in 0..<3 { set(colors[index], shown[index]) }
    }
    if let alpha { set(alpha, pixel.w) }
  }
}

extension CGBitmapInfo {
  /// The position of the alpha component; `nil` if the bits have no meaning.
  var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue) }
}
