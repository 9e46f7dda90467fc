import Testing
import UIKit

struct ImageTests {
  // The beginning of a PNG of 6 by 4 pixels, which is all that is read.
  private let png = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 6, 0, 0, 0,
    4,
  ])

  @Test func `A picture's size is its pixels divided by its scale`() {
    #expect(UIImage(data: png)?.size == CGSize(width: 6, height: 4))
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 3, height: 2))
  }

  @Test func `What is no PNG is no image`() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test func `Unknown symbols are nil`() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
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
