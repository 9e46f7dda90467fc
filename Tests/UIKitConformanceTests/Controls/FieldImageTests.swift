import Testing
import UIKit

/// The images of text fields and search bars.
@MainActor
struct FieldImageTests {
  @Test(.rule("R1156"))
  func `A field has images of its background`() {
    let field = UITextField()
    #expect(field.background == nil && field.disabledBackground == nil)
    let (normal, disabled) = (UIImage(), UIImage())
    field.background = normal
    field.disabledBackground = disabled
    #expect(field.background === normal && field.disabledBackground === disabled)
  }

  @Test(.rule("R1157"))
  func `A search bar has images for its icons`() {
    let bar = UISearchBar()
    let (search, clear) = (UIImage(), UIImage())
    #expect(bar.image(for: .search, state: .normal) == nil)
    bar.setImage(search, for: .search, state: .normal)
    bar.setImage(clear, for: .clear, state: .highlighted)
    #expect(bar.image(for: .search, state: .normal) === search)
    #expect(bar.image(for: .clear, state: .highlighted) === clear)
    #expect(bar.image(for: .clear, state: .normal) == nil)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image === search)
  }

  @Test(.rule("R1157"))
  func `The icons of a search bar are moved by an offset`() {
    let bar = UISearchBar()
    #expect(bar.positionAdjustment(for: .search) == .zero)
    bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .search)
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 3, vertical: -2))
    #expect(bar.positionAdjustment(for: .clear) == .zero)
  }

  @Test(.rule("R1157"))
  func `A search bar has an image behind its field`() {
    let bar = UISearchBar()
    let image = UIImage()
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    #expect(bar.searchFieldBackgroundImage(for: .normal) === image)
    #expect(bar.searchFieldBackgroundImage(for: .disabled) == nil)
  }
}
