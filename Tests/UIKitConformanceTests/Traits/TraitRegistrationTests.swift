import Testing
import UIKit

private struct Density: UITraitDefinition {
  static let defaultValue = 1
}

/// The delivery of trait changes.
@MainActor
struct TraitRegistrationTests {
  let root = UIViewController()

  @Test(.rule("R214"))
  func `A handler receives the object and the previous traits, and the object has the new ones`() async throws {
    let stage = try await Stage.open()
    let window = await stage.show(root)
    window.overrideUserInterfaceStyle = .light
    await stage.turn()
    var received: [UIUserInterfaceStyle] = []
    root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (root: UIViewController, previous) in
      received += [previous.userInterfaceStyle, root.traitCollection.userInterfaceStyle]
      received.append(UITraitCollection.current.userInterfaceStyle)
    }
    window.overrideUserInterfaceStyle = .dark
    await stage.turn()
    #expect(received == [.light, .dark, .dark])
  }

  @Test(.rule("R214"))
  func `A handler runs only for the traits that it was registered for`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    var (styles, densities) = (0, 0)
    root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in styles += 1 }
    root.registerForTraitChanges([Density.self, UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in
      densities += 1
    }
    root.traitOverrides[Density.self] = 2
    root.traitOverrides.horizontalSizeClass = .regular
    await stage.turn()
    #expect((styles, densities) == (0, 1))
    root.traitOverrides[Density.self] = 2
    await stage.turn()
    #expect((styles, densities) == (0, 1))
  }

  @Test(.rule("R214"))
  func `After unregistering no handler is called`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    var received = 0
    let registration = root.registerForTraitChanges([Density.self]) { (_: UIViewController, _) in received += 1 }
    root.traitOverrides[Density.self] = 2
    await stage.turn()
    root.unregisterForTraitChanges(registration)
    root.traitOverrides[Density.self] = 3
    await stage.turn()
    #expect(received == 1)
  }

  @Test(.rule("R214"))
  func `A registration does not retain its object`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      view.registerForTraitChanges([Density.self]) { (_: UIView, _) in }
      root.view.addSubview(view)
      await stage.turn()
      view.removeFromSuperview()
    }
    await stage.turn()
    #expect(gone == nil)
  }

  @Test(.rule("R214"))
  func `A view that enters another environment is notified of its traits`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    root.traitOverrides[Density.self] = 7
    await stage.turn()
    let view = UIView()
    var previous: [Int] = []
    view.registerForTraitChanges([Density.self]) { (_: UIView, old) in previous.append(old[Density.self]) }
    root.view.addSubview(view)
    await stage.turn()
    #expect(previous == [1])
  }

  @Test(.rule("R214"))
  func `A view that was removed during a change is notified when it returns`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    let view = UIView()
    root.view.addSubview(view)
    await stage.turn()
    var received = 0
    view.registerForTraitChanges([Density.self]) { (_: UIView, _) in received += 1 }
    view.removeFromSuperview()
    root.traitOverrides[Density.self] = 2
    await stage.turn()
    #expect(received == 0)
    root.view.addSubview(view)
    await stage.turn()
    #expect(received == 1)
  }

  @Test(.rule("R214"))
  func `Rotating an iPhone notifies observers of the size classes`() async throws {
    let stage = try await Stage.open()
    await stage.show(root)
    var received: [UIUserInterfaceSizeClass] = []
    root.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (root: UIViewController, _) in
      received.append(root.traitCollection.verticalSizeClass)
    }
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    guard root.traitCollection.userInterfaceIdiom == .phone else { return }
    #expect(received == [.compact])
  }

  @Test(.rule("R216"))
  func `A child is announced the traits that it will have`() async throws {
    final class Child: UIViewController {
      var announced: UITraitCollection?
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        announced = newCollection
      }
    }
    let stage = try await Stage.open()
    let child = Child()
    await stage.show(root)
    root.embed(child)
    root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    guard root.traitCollection.userInterfaceIdiom == .phone else { return }
    #expect(child.announced?.horizontalSizeClass == .regular)
    #expect(child.announced?.verticalSizeClass == .compact)
  }
}
