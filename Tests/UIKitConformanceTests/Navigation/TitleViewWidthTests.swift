import Testing
import UIKit

/// The width of title views.
@MainActor
struct TitleViewWidthTests {
  private func frame(of titleView: UIView, beside item: UIBarButtonItem? = nil) async throws -> (CGRect, CGFloat) {
    let stage = try await Stage.open()
    let root = UIViewController()
    root.navigationItem.titleView = titleView
    root.navigationItem.rightBarButtonItem = item
    let window = await stage.show(UINavigationController(rootViewController: root))
    await stage.settle()
    return (titleView.convert(titleView.bounds, to: nil), window.bounds.width)
  }

  @Test(.rule("R1942"))
  func `A search bar fills the width of the navigation bar`() async throws {
    let (frame, width) = try await frame(of: UISearchBar())
    #expect(frame.width > width - 60)
    #expect(abs(frame.midX - width / 2) < 20)
    #expect(frame.height > 30)
  }

  @Test(.rule("R1942"))
  func `A search bar fills the width beside a button`() async throws {
    let (frame, width) = try await frame(of: UISearchBar(), beside: UIBarButtonItem(systemItem: .add))
    #expect(frame.width > width - 160 && frame.width < width - 40)
    #expect(frame.minX < 40)
  }

  @Test(.rule("R1942"))
  func `A view with a frame and no content size keeps its size`() async throws {
    let (frame, width) = try await frame(of: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    #expect(frame.size == CGSize(width: 100, height: 30))
    #expect(abs(frame.midX - width / 2) < 1)
  }
}
