import Testing
import UIKit

/// Methods that are called by their names when traits change.
@MainActor
struct TraitActionTests {
  @MainActor
  final class Probe: NSObject {
    let log = CallbackLog.off()

    #if canImport(ObjectiveC)
      static let plain = #selector(changed as (Probe) -> () -> Void)
      static let withObject = #selector(changed(_:))
      static let withTraits = #selector(changed(_:previous:))
      @objc func changed() { note() }
      @objc func changed(_ object: UIViewController) { note(object) }
      @objc func changed(_ object: UIViewController, previous: UITraitCollection) { note(object, previous) }
    #else
      static let plain: Selector = "changed"
      static let withObject: Selector = "changed:"
      static let withTraits: Selector = "changed:previous:"
    #endif

    func note(_ object: UIViewController? = nil, _ previous: UITraitCollection? = nil) {
      let style = previous.map { "\($0.userInterfaceStyle.rawValue)" } ?? "-"
      log.note("\(object?.title ?? "-") \(object?.traitCollection.userInterfaceStyle.rawValue ?? 0) \(style)")
    }
  }

  final class Observing: UIViewController {
    var calls = 0

    #if canImport(ObjectiveC)
      static let action = #selector(changed)
      @objc func changed() { calls += 1 }
    #else
      static let action: Selector = "changed"
      func changed() { calls += 1 }
    #endif
  }

  @Test(.rule("R1603"), arguments: [0, 1, 2])
  func `A method of a target receives the object and the previous traits, if it has parameters`(count: Int) async throws
  {
    let stage = try await Stage.open()
    let (root, probe) = (UIViewController(), Probe())
    root.title = "A"
    let window = await stage.show(root)
    window.overrideUserInterfaceStyle = .light
    await stage.turn()
    root.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: probe, action: [Probe.plain, Probe.withObject, Probe.withTraits][count])
    window.overrideUserInterfaceStyle = .dark
    await stage.turn()
    #expect(probe.log.take() == [["- 0 -", "A 2 -", "A 2 1"][count]])
  }

  @Test(.rule("R1603"))
  func `A method of the object itself is called until the registration is removed`() async throws {
    let stage = try await Stage.open()
    let root = Observing()
    let window = await stage.show(root)
    window.overrideUserInterfaceStyle = .light
    await stage.turn()
    let registration = root.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Observing.action)
    window.overrideUserInterfaceStyle = .dark
    await stage.turn()
    #expect(root.calls == 1)
    root.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    await stage.turn()
    #expect(root.calls == 1)
  }
}

#if !canImport(ObjectiveC)
  extension TraitActionTests.Probe: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      switch action {
      case Self.plain where sender == nil: note()
      case Self.withObject: note(sender as? UIViewController)
      case Self.withTraits:
        let arguments = sender as? [Any?] ?? []
        guard arguments.count == 2 else { return false }
        note(arguments[0] as? UIViewController, arguments[1] as? UITraitCollection)
      default: return false
      }
      return true
    }
  }

  extension TraitActionTests.Observing: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == Self.action else { return false }
      changed()
      return true
    }
  }
#endif
