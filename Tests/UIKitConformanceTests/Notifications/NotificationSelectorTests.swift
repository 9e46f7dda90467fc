import Testing
import UIKit

/// Observers of notifications that are called by a selector.
@MainActor
struct NotificationSelectorTests {
  private let center = NotificationCenter()
  private static let name = Notification.Name("test.changed")
  private static let other = Notification.Name("test.other")

  /// An observer with a method that has a parameter, and one that has none.
  @MainActor
  final class Probe: NSObject {
    var received: [String] = []

    #if canImport(ObjectiveC)
      static let withNotification = #selector(changed(_:))
      static let withoutParameter = #selector(changed as (Probe) -> () -> Void)
      @objc func changed(_ notification: Notification) { note(notification) }
      @objc func changed() { received.append("changed") }
    #else
      static let withNotification: Selector = "changed:"
      static let withoutParameter: Selector = "changed"
    #endif

    func note(_ notification: Notification) {
      received.append("\(notification.name.rawValue) \(notification.userInfo?["value"] ?? "-")")
    }
  }

  @Test(.rule("R1011"))
  func `An observer receives the notification as the parameter of its method`() {
    let probe = Probe()
    center.addObserver(probe, selector: Probe.withNotification, name: Self.name, object: nil)
    center.post(name: Self.name, object: nil, userInfo: ["value": 3])
    center.post(name: Self.other, object: nil)
    #expect(probe.received == ["test.changed 3"])
  }

  @Test(.rule("R1011"))
  func `A method without a parameter is called as well`() {
    let probe = Probe()
    center.addObserver(probe, selector: Probe.withoutParameter, name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    #expect(probe.received == ["changed"])
  }

  @Test(.rule("R1011"))
  func `An observer of a sender receives only the sender's notifications`() {
    let (probe, sender, stranger) = (Probe(), NSObject(), NSObject())
    center.addObserver(probe, selector: Probe.withoutParameter, name: Self.name, object: sender)
    center.post(name: Self.name, object: stranger)
    #expect(probe.received == [])
    center.post(name: Self.name, object: sender)
    #expect(probe.received == ["changed"])
  }

  @Test(.rule("R1012"))
  func `An observer is removed from everything, or from one name`() {
    let probe = Probe()
    center.addObserver(probe, selector: Probe.withNotification, name: Self.name, object: nil)
    center.addObserver(probe, selector: Probe.withNotification, name: Self.other, object: nil)
    center.removeObserver(probe, name: Self.other, object: nil)
    center.post(name: Self.other, object: nil)
    center.post(name: Self.name, object: nil)
    #expect(probe.received == ["test.changed -"])
    center.removeObserver(probe)
    center.post(name: Self.name, object: nil)
    #expect(probe.received.count == 1)
  }

  @Test(.rule("R1013"))
  func `An observer is not retained, and needs no removal before it is deallocated`() {
    weak var released: Probe?
    do {
      let probe = Probe()
      released = probe
      center.addObserver(probe, selector: Probe.withNotification, name: Self.name, object: nil)
    }
    #expect(released == nil)
    center.post(name: Self.name, object: nil)
  }

  /// An observer that removes itself while it is deallocated, as code for older systems does.
  @MainActor
  final class Leaver: NSObject {
    let center: NotificationCenter

    init(_ center: NotificationCenter) {
      self.center = center
      super.init()
      #if canImport(ObjectiveC)
        center.addObserver(self, selector: #selector(changed), name: nil, object: nil)
      #else
        center.addObserver(self, selector: "changed", name: nil, object: nil)
      #endif
    }

    deinit { center.removeObserver(self) }

    #if canImport(ObjectiveC)
      @objc func changed() {}
    #endif
  }

  @Test(.rule("R1013"))
  func `An observer can be removed in its deinitializer`() {
    do { _ = Leaver(center) }
    center.post(name: Self.name, object: nil)
  }
}

#if !canImport(ObjectiveC)
  extension NotificationSelectorTests.Probe: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      switch action {
      case Self.withNotification: if let notification = sender as? Notification { note(notification) }
      case Self.withoutParameter: received.append("changed")
      default: return false
      }
      return true
    }
  }

  extension NotificationSelectorTests.Leaver: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool { true }
  }
#endif
