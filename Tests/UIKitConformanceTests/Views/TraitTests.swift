import Testing
import UIKit

@MainActor
struct TraitTests {
  let root = UIViewController()

  @Test(.rule("R213"))
  func `Traits flow from the window to controllers and views`() async throws {
    let stage = try await Stage.open()
    let child = UIViewController()
    let view = UIView()
    let window = await stage.show(root)
    root.embed(child)
    child.view.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    await stage.turn()
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(.rule("R219"))
  func `By default, there are no overrides`() {
    #expect(root.overrideUserInterfaceStyle == .unspecified)
    #expect(UIView().overrideUserInterfaceStyle == .unspecified)
  }

  @Test(.rule("R219"))
  func `A controller's style holds for its view and its children`() async throws {
    let stage = try await Stage.open()
    let child = UIViewController()
    let window = await stage.show(root)
    root.embed(child)
    root.overrideUserInterfaceStyle = .dark
    await stage.turn()
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle != .dark)
  }

  @Test(.rule("R219"))
  func `A view's style applies to its subviews only`() async throws {
    let stage = try await Stage.open()
    let (view, inner, sibling) = (UIView(), UIView(), UIView())
    let window = await stage.show(root)
    window.overrideUserInterfaceStyle = .light
    root.view.addSubview(view)
    root.view.addSubview(sibling)
    view.addSubview(inner)
    view.overrideUserInterfaceStyle = .dark
    await stage.turn()
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(sibling.traitCollection.userInterfaceStyle == .light)
    #expect(root.traitCollection.userInterfaceStyle == .light)
  }

  @Test(.rule("R219"))
  func `The nearest override wins, and removing it inherits again`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    window.overrideUserInterfaceStyle = .dark
    root.overrideUserInterfaceStyle = .light
    await stage.turn()
    #expect(root.view.traitCollection.userInterfaceStyle == .light)
    root.overrideUserInterfaceStyle = .unspecified
    await stage.turn()
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(.rule("R213"))
  func `A change is reported to controller and views, once each`() async throws {
    let log = CallbackLog([.traitCollectionDidChange])
    let (parent, child) = (RecordingViewController("P", log), RecordingViewController("c", log))
    let stage = try await Stage.open()
    let window = await stage.show(parent)
    window.overrideUserInterfaceStyle = .light
    parent.embed(child)
    await stage.turn()
    _ = log.take()
    window.overrideUserInterfaceStyle = .dark
    await stage.turn()
    let trace = log.take()
    #expect(
      trace.sorted() == [
        "P.traitCollectionDidChange()", "P.view.traitCollectionDidChange()", "c.traitCollectionDidChange()",
        "c.view.traitCollectionDidChange()",
      ])
  }

  @Test(.rule("R213"))
  func `The callback finds the new traits and is given the old ones`() async throws {
    final class Root: UIViewController {
      var styles: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        styles = [previousTraitCollection?.userInterfaceStyle, traitCollection.userInterfaceStyle]
      }
    }
    let root = Root()
    let stage = try await Stage.open()
    let window = await stage.show(root)
    window.overrideUserInterfaceStyle = .light
    await stage.turn()
    window.overrideUserInterfaceStyle = .dark
    await stage.turn()
    #expect(root.styles == [.light, .dark])
  }

  @Test(.rule("R219"))
  func `An override without effect is not reported`() async throws {
    let log = CallbackLog([.traitCollectionDidChange])
    let root = RecordingViewController("A", log)
    let stage = try await Stage.open()
    let window = await stage.show(root)
    window.overrideUserInterfaceStyle = .dark
    await stage.turn()
    _ = log.take()
    root.overrideUserInterfaceStyle = .dark
    await stage.turn()
    #expect(log.take() == [])
  }

  @Test(.rule("R213"))
  func `A view that enters a dark window is dark`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    window.overrideUserInterfaceStyle = .dark
    let child = UIViewController()
    child.loadViewIfNeeded()
    root.embed(child)
    await stage.turn()
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(.rule("R213"))
  func `An upright phone is compact across and regular down`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    guard root.traitCollection.userInterfaceIdiom == .phone else { return }
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.verticalSizeClass == .regular)
  }

  // MARK: - Tint

  @Test(.rule("R184"))
  func `The tint is the nearest one set above`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green)
    #expect(outer.tintColor == .red)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test(.rule("R184"))
  func `A change of tint is reported to the views that inherit it`() {
    final class View: UIView {
      var changes = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
      }
    }
    let (outer, inheriting, own) = (View(), View(), View())
    outer.addSubview(inheriting)
    outer.addSubview(own)
    own.tintColor = .green
    let before = own.changes
    inheriting.changes = 0
    outer.tintColor = .red
    #expect(inheriting.changes == 1)
    #expect(own.changes == before)
  }
}
