import Testing
import UIKit

/// Notifications as asynchronous sequences.
@MainActor
struct NotificationSequenceTests {
  private let center = NotificationCenter()
  private static let name = Notification.Name("test.changed")
  private static let other = Notification.Name("test.other")

  @MainActor
  private final class Sender {}

  @Test(.rule("R1605"))
  func `An iteration receives the notifications with the name, in their order`() async {
    var iterator = center.notifications(named: Self.name).makeAsyncIterator()
    center.post(name: Self.name, object: nil, userInfo: ["value": 1])
    center.post(name: Self.other, object: nil, userInfo: ["value": 2])
    center.post(name: Self.name, object: nil, userInfo: ["value": 3])
    #expect(await iterator.next()?.userInfo?["value"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["value"] as? Int == 3)
  }

  @Test(.rule("R1605"))
  func `An iteration receives the notifications of one sender`() async {
    let (sender, other) = (Sender(), Sender())
    var iterator = center.notifications(named: Self.name, object: sender).makeAsyncIterator()
    center.post(name: Self.name, object: other, userInfo: ["value": 1])
    center.post(name: Self.name, object: sender, userInfo: ["value": 2])
    #expect(await iterator.next()?.userInfo?["value"] as? Int == 2)
  }

  @Test(.rule("R1605"))
  func `An iteration ends when its task is cancelled`() async {
    let sequence = center.notifications(named: Self.name)
    let task = Task {
      var count = 0
      for await _ in sequence { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
