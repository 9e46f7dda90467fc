import Testing
import UIKit

/// Layout that requests layout.
@MainActor
struct LayoutLoopTests {
  /// A view that runs a closure in each of its layouts, before or after the layout by constraints.
  final class BusyView: UIView {
    private(set) var layouts = 0
    var onLayout: ((BusyView) -> Void)?
    var afterLayout: ((BusyView) -> Void)?

    override func layoutSubviews() {
      layouts += 1
      onLayout?(self)
      super.layoutSubviews()
      afterLayout?(self)
    }
  }

  @Test(.rule("R257"))
  func `Views below a view that replaces a constraint in each layout are laid out`() async throws {
    let stage = try await Stage.open()
    let root = UIViewController()
    await stage.show(root)
    let view = BusyView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = view.adding(UIView())
    let inner = child.adding(UIView())
    var height = child.heightAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor), child.leftAnchor.constraint(equalTo: view.leftAnchor),
      child.widthAnchor.constraint(equalTo: view.widthAnchor), height,
      inner.topAnchor.constraint(equalTo: child.topAnchor), inner.bottomAnchor.constraint(equalTo: child.bottomAnchor),
      inner.leftAnchor.constraint(equalTo: child.leftAnchor), inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    view.onLayout = { _ in
      height.isActive = false
      height = child.heightAnchor.constraint(equalToConstant: 40)
      height.isActive = true
    }
    root.view.addSubview(view)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 40))
    await stage.turn()
    #expect(child.frame.height == 40)
    #expect(view.layouts < 10)
  }

  // On Apple's platforms, such a layout blocks the main thread indefinitely.
  #if !canImport(Darwin)
    @Test(.rule("R256"))
    func `A view that always requests its layout is stopped`() async throws {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      var parent: UIView = root.view
      for _ in 0..<6 {
        let view = UIView(frame: parent.bounds)
        parent.addSubview(view)
        parent = view
      }
      let view = BusyView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.afterLayout = { $0.setNeedsLayout() }
      parent.addSubview(view)
      await stage.turn()
      #expect(view.layouts == 100)
      await stage.settle()
      #expect(view.layouts == 100)
      view.afterLayout = nil
      view.setNeedsLayout()
      await stage.turn()
      #expect(view.layouts == 101)
    }

    @Test(.rule("R256"))
    func `A view that grows with each layout is stopped`() async throws {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      let view = BusyView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.afterLayout = { $0.bounds.size.height += 1 }
      root.view.addSubview(view)
      await stage.settle()
      #expect(view.layouts == 100)
    }

    @Test(.rule("R256"))
    func `A cell that measures many rows in one layout is not stopped`() async throws {
      let stage = try await Stage.open()
      let root = UIViewController()
      await stage.show(root)
      let cell = BusyView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let list = BusyView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      list.addSubview(cell)
      root.view.addSubview(list)
      await stage.turn()
      list.onLayout = { _ in
        for _ in 0..<500 {
          cell.setNeedsLayout()
          cell.layoutIfNeeded()
        }
      }
      let before = cell.layouts
      list.setNeedsLayout()
      await stage.turn()
      #expect(cell.layouts >= before + 500)
    }
  #endif
}
