import Testing
import UIKit

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

/// The trait overrides of an object, which apply to it and its descendants.
@MainActor
struct TraitOverrideTests {
  let root = UIViewController()

  @Test(.rule("R213"))
  func `A controller's overrides hold for it, its view and its children`() async throws {
    let stage = try await Stage.open()
    let child = UIViewController()
    let window = await stage.show(root)
    root.embed(child)
    root.traitOverrides.horizontalSizeClass = .regular
    root.traitOverrides[Density.self] = 3
    await stage.turn()
    for traits in [root.traitCollection, root.view.traitCollection, child.traitCollection, child.view.traitCollection] {
      #expect(traits.horizontalSizeClass == .regular)
      #expect(traits[Density.self] == 3)
    }
    #expect(window.traitCollection.horizontalSizeClass != .regular)
    #expect(window.traitCollection[Density.self] == 1)
  }

  @Test(.rule("R213"))
  func `A view's overrides hold for it and its subviews`() async throws {
    let stage = try await Stage.open()
    let (view, inner, sibling) = (UIView(), UIView(), UIView())
    await stage.show(root)
    root.view.addSubview(view)
    root.view.addSubview(sibling)
    view.addSubview(inner)
    view.traitOverrides[Density.self] = 2
    await stage.turn()
    #expect(inner.traitCollection[Density.self] == 2)
    #expect(sibling.traitCollection[Density.self] == 1)
  }

  @Test(.rule("R213"))
  func `A window's and a scene's overrides hold for everything in them`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    window.traitOverrides[Density.self] = 4
    stage.scene.traitOverrides.userInterfaceStyle = .dark
    await stage.turn()
    #expect(root.view.traitCollection[Density.self] == 4)
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    stage.scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    window.overrideUserInterfaceStyle = .light
    await stage.turn()
    #expect(root.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test(.rule("R213"))
  func `The nearest override wins, and removing it inherits again`() async throws {
    let stage = try await Stage.open()
    let view = UIView()
    await stage.show(root)
    root.view.addSubview(view)
    root.traitOverrides[Density.self] = 2
    view.traitOverrides[Density.self] = 5
    await stage.turn()
    #expect(view.traitCollection[Density.self] == 5)
    #expect(view.traitOverrides.contains(Density.self))
    #expect(view.traitOverrides[Density.self] == 5)
    view.traitOverrides.remove(Density.self)
    await stage.turn()
    #expect(view.traitCollection[Density.self] == 2)
    #expect(!view.traitOverrides.contains(Density.self))
  }

  @Test(.rule("R213"))
  func `A parent may override a child's traits`() async throws {
    let stage = try await Stage.open()
    let (child, sibling) = (UIViewController(), UIViewController())
    await stage.show(root)
    root.embed(child)
    root.embed(sibling)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    root.setOverrideTraitCollection(regular, forChild: child)
    await stage.turn()
    #expect(root.overrideTraitCollection(forChild: child) == regular)
    #expect(root.overrideTraitCollection(forChild: sibling) == nil)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(sibling.traitCollection.horizontalSizeClass != .regular)
    child.unembed()
    #expect(child.traitCollection.horizontalSizeClass != .regular)
  }

  @Test(.rule("R213"))
  func `Changes are reported before the next layout, from the top down`() async throws {
    final class View: UIView {
      let name: String
      let log: CallbackLog
      init(_ name: String, _ log: CallbackLog) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
      }
      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError("a test makes its views in code") }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.note("\(name) layout")
      }
    }
    let log = CallbackLog()
    let stage = try await Stage.open()
    await stage.show(root)
    let (outer, inner) = (View("outer", log), View("inner", log))
    root.view.addSubview(outer)
    outer.addSubview(inner)
    await stage.turn()
    root.registerForTraitChanges([Density.self]) { (_: UIViewController, _) in log.note("root traits") }
    outer.registerForTraitChanges([Density.self]) { (view: View, _) in log.note("\(view.name) traits") }
    inner.registerForTraitChanges([Density.self]) { (view: View, _) in log.note("\(view.name) traits") }
    _ = log.take()
    root.traitOverrides[Density.self] = 2
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    await stage.turn()
    let trace = log.take()
    #expect(trace.filter { $0.hasSuffix("traits") } == ["root traits", "outer traits", "inner traits"])
    for name in ["outer", "inner"] {
      let (reported, laidOut) = (trace.firstIndex(of: "\(name) traits"), trace.firstIndex(of: "\(name) layout"))
      #expect(reported != nil && laidOut != nil)
      if let reported, let laidOut { #expect(reported < laidOut) }
    }
  }

  @Test(.rule("R213"))
  func `updateTraitsIfNeeded reports immediately`() async throws {
    let stage = try await Stage.open()
    let view = UIView()
    await stage.show(root)
    root.view.addSubview(view)
    await stage.turn()
    var received = 0
    view.registerForTraitChanges([Density.self]) { (_: UIView, _) in received += 1 }
    root.traitOverrides[Density.self] = 2
    root.updateTraitsIfNeeded()
    #expect(received == 1)
    await stage.turn()
    #expect(received == 1)
    view.traitOverrides[Density.self] = 3
    view.updateTraitsIfNeeded()
    view.updateTraitsIfNeeded()
    #expect(received == 2)
  }

  @Test(.rule("R213"))
  func `Several changes before the update are reported as one`() async throws {
    let stage = try await Stage.open()
    let view = UIView()
    await stage.show(root)
    root.view.addSubview(view)
    await stage.turn()
    var previous: [Int] = []
    view.registerForTraitChanges([Density.self]) { (_: UIView, old) in previous.append(old[Density.self]) }
    for density in 2..<6 { root.traitOverrides[Density.self] = density }
    await stage.turn()
    #expect(previous == [1])
    #expect(view.traitCollection[Density.self] == 5)
  }
}
