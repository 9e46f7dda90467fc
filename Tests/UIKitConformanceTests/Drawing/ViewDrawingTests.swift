import Testing
import UIKit

/// A view that records its drawing.
private final class Canvas: UIView {
  var rects: [CGRect] = []
  var contexts: [CGContext?] = []
  var styles: [UIUserInterfaceStyle] = []

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    contexts.append(UIGraphicsGetCurrentContext())
    styles.append(UITraitCollection.current.userInterfaceStyle)
    UIColor.red.setFill()
    UIRectFill(rect)
  }
}

@MainActor
struct ViewDrawingTests {
  private let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 40, height: 30))

  private func show() async throws -> Stage {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    root.view.addSubview(canvas)
    await stage.turn()
    return stage
  }

  @Test(.rule("R300"))
  func `A view draws its bounds when it is first displayed`() async throws {
    #expect(canvas.rects == [])
    let stage = try await show()
    #expect(canvas.rects == [CGRect(x: 0, y: 0, width: 40, height: 30)])
    _ = stage
  }

  @Test(.rule("R300"))
  func `The context of a view is the current one while it draws`() async throws {
    let stage = try await show()
    #expect(canvas.contexts.count == 1)
    #expect(canvas.contexts.allSatisfy { $0 != nil })
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = stage
  }

  @Test(.rule("R301"))
  func `A view is drawn once for any number of requests, at the end of the update cycle`() async throws {
    let stage = try await show()
    canvas.setNeedsDisplay()
    canvas.setNeedsDisplay()
    #expect(canvas.rects.count == 1)
    await stage.turn()
    #expect(canvas.rects.count == 2)
    await stage.turn()
    #expect(canvas.rects.count == 2)
  }

  @Test(.rule("R302"))
  func `A change of size does not draw a view unless its content mode is redraw`() async throws {
    let stage = try await show()
    canvas.frame.size = CGSize(width: 80, height: 30)
    await stage.turn()
    #expect(canvas.rects.count == 1)
    canvas.contentMode = .redraw
    canvas.frame.size = CGSize(width: 90, height: 30)
    await stage.turn()
    #expect(canvas.rects.last == CGRect(x: 0, y: 0, width: 90, height: 30))
    canvas.frame.origin.x = 5
    await stage.turn()
    #expect(canvas.rects.count == 2)
  }

  @Test(.rule("R300"))
  func `A view without an area is drawn when it has one`() async throws {
    canvas.frame = .zero
    let stage = try await show()
    #expect(canvas.rects == [])
    canvas.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    await stage.turn()
    #expect(canvas.rects == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test(.rule("R303"))
  func `A view draws again with its own traits when the interface style changes`() async throws {
    let stage = try await show()
    canvas.overrideUserInterfaceStyle = .dark
    await stage.turn()
    #expect(canvas.styles == [.light, .dark])
  }

  @Test(.rule("R304"))
  func `Views are drawn after layout, in the bounds that they were given`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    canvas.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(canvas)
    NSLayoutConstraint.activate([
      canvas.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      canvas.topAnchor.constraint(equalTo: root.view.topAnchor),
      canvas.widthAnchor.constraint(equalToConstant: 70), canvas.heightAnchor.constraint(equalToConstant: 20),
    ])
    await stage.turn()
    #expect(canvas.rects == [CGRect(x: 0, y: 0, width: 70, height: 20)])
  }

  @Test(.rule("R305"))
  func `Drawing options have their documented defaults`() {
    let view = UIView()
    #expect(view.clearsContextBeforeDrawing)
    #expect(view.isOpaque)
    #expect(view.contentMode == .scaleToFill)
  }
}
