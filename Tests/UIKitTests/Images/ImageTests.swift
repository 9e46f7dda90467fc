import Testing
import UIKit

struct ImageTests {
  // The beginning of a PNG of 6 by 4 pixels, which is all that is read.
  private let png = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 6, 0, 0, 0,
    4,
  ])

  @Test func `An image's size is its pixels divided by its scale`() {
    #expect(UIImage(data: png)?.size == CGSize(width: 6, height: 4))
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 3, height: 2))
  }

  @Test func `Data that is not a PNG is not an image`() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  /// A JPEG up to the segment that contains its size of 6 by 4 pixels.
  private func jpeg(orientation: UInt8? = nil, frame: UInt8 = 0xC0) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      bytes += [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      bytes += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    }
    bytes += [0xFF, 0xDB, 0, 4, 1, 2, 0xFF, 0xFF, frame, 0, 11, 8, 0, 4, 0, 6, 1, 1, 0x11, 0]
    return bytes
  }

  @Test(arguments: [0xC0, 0xC1, 0xC2] as [UInt8]) func `A JPEG's size is in its frame`(frame: UInt8) {
    let image = UIImage(data: Data(jpeg(frame: frame)), scale: 2)
    #expect(image?.size == CGSize(width: 3, height: 2))
    guard case .encoded(_, "image/jpeg")? = image?.cgImage?.content else {
      Issue.record("the image should be a JPEG")
      return
    }
    #expect(image?.imageOrientation == .up)
  }

  @Test func `A JPEG from a camera that was turned is upright`() {
    #expect(UIImage(data: Data(jpeg(orientation: 3)))?.imageOrientation == .down)
    let turned = UIImage(data: Data(jpeg(orientation: 6)))
    #expect(turned?.imageOrientation == .right)
    #expect(turned?.size == CGSize(width: 4, height: 6))
    #expect(turned?.cgImage?.width == 6)
    #expect(UIImage(data: Data(jpeg(orientation: 99)))?.imageOrientation == .up)
  }

  @Test func `A JPEG that ends too early is no image`() {
    let bytes = jpeg(orientation: 6)
    // The frame's segment ends with the last of the bytes.
    for count in 0..<(bytes.count) where UIImage(data: Data(bytes.prefix(count))) != nil {
      Issue.record("\(count) bytes make an image")
    }
    #expect(UIImage(data: Data(bytes)) != nil)
  }

  @Test func `Damaged JPEGs are no images`() {
    let bytes = jpeg(orientation: 6)
    for index in bytes.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        if let image = UIImage(data: Data(damaged)) { #expect(image.size.width > 0 && image.size.height > 0) }
      }
    }
    // A part of larger data has other indices than the whole.
    #expect(UIImage(data: Data([1, 2, 3] + bytes).dropFirst(3)) != nil)
  }

  @Test func `Named images are files of a bundle, in the variant for the screen`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try png.write(to: folder.appendingPathComponent("icon@2x.png"))
    try png.write(to: folder.appendingPathComponent("icon.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let sharp = UITraitCollection(displayScale: 3)
    #expect(UIImage(named: "icon", in: bundle, compatibleWith: sharp)?.scale == 2)
    #expect(UIImage(named: "icon.png", in: bundle, compatibleWith: UITraitCollection(displayScale: 1))?.scale == 1)
    #expect(UIImage(named: "other", in: bundle, compatibleWith: sharp) == nil)
    #expect(UIImage(named: "", in: bundle, compatibleWith: sharp) == nil)
  }

  @Test func `The list of symbols is complete, and all of them draw something`() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let list = try String(contentsOf: root.appendingPathComponent("Documentation/Symbols.md"), encoding: .utf8)
    let listed = list.split(separator: "\n").filter { $0.hasPrefix("- `") }.map { String($0.dropFirst(3).dropLast()) }
    #expect(listed.sorted() == SymbolCatalog.names)
    for name in SymbolCatalog.names { #expect((UIImage(systemName: name)?.size.width ?? 0) > 0) }
  }

  @Test func `A configuration keeps the values that the next one omits`() {
    let image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    let bold = image?.applyingSymbolConfiguration(.init(weight: .bold))
    #expect(bold?.size == image?.size)
    #expect(bold?.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
  }

  @Test @MainActor func `An unknown symbol is nil, and is reported once`() {
    var reports: [String] = []
    let observer = RuntimeDiagnostics.observer
    RuntimeDiagnostics.observer = { _, text in reports.append(text) }
    defer { RuntimeDiagnostics.observer = observer }
    for _ in 0..<2 { #expect(UIImage(systemName: "no.such.symbol") == nil) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("no.such.symbol") == true)
    #expect(UIImage(systemName: "checkmark")?.isSymbolImage == true)
  }

  @Test func `Symbols grow with their configuration`() {
    let small = UIImage(systemName: "star.fill")
    let large = small?.applyingSymbolConfiguration(.init(pointSize: 34))
    #expect(large?.size.height == (small?.size.height ?? 0) * 2)
  }

  @Test @MainActor func `Content modes place content`() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let view = UIImageView(image: UIImage(data: png))
    #expect(view.bounds.size == CGSize(width: 6, height: 4))
    #expect(view.sizeThatFits(bounds.size) == CGSize(width: 6, height: 4))
    #expect(!view.isUserInteractionEnabled)
  }
}
