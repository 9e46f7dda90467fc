import Foundation

/// A reminder.
struct Reminder: Hashable, Sendable {
  typealias ID = Int

  let id: ID
  var title: String
  var notes = ""
  var isDone = false
}
