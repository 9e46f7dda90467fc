import Foundation

/// A store of the reminders, which fetches new ones.
@MainActor
final class ReminderStore {
  private(set) var reminders: [Reminder]
  /// A closure that is called after each change.
  var onChange: (() -> Void)?
  /// The function that waits for the server: in real time on a device, and on a virtual clock in a test.
  var delay: @MainActor () async throws -> Void = { try await Task.sleep(nanoseconds: 800_000_000) }
  private var nextID: Reminder.ID

  init(reminders: [Reminder] = ReminderStore.samples) {
    self.reminders = reminders
    nextID = (reminders.map(\.id).max() ?? 0) + 1
  }

  subscript(id: Reminder.ID) -> Reminder? { reminders.first { $0.id == id } }

  func reminders(matching query: String) -> [Reminder] {
    let query = query.trimmingCharacters(in: .whitespaces)
    guard !query.isEmpty else { return reminders }
    return reminders.filter {
      $0.title.range(of: query, options: .caseInsensitive) != nil
        || $0.notes.range(of: query, options: .caseInsensitive) != nil
    }
  }

  func toggle(_ id: Reminder.ID) {
    guard let index = index(of: id) else { return }
    reminders[index].isDone.toggle()
    onChange?()
  }

  func remove(_ id: Reminder.ID) {
    guard let index = index(of: id) else { return }
    reminders.remove(at: index)
    onChange?()
  }

  /// Moves a reminder in front of another one, or to the end.
  func move(_ id: Reminder.ID, before other: Reminder.ID?) {
    guard id != other, let index = index(of: id) else { return }
    let reminder = reminders.remove(at: index)
    reminders.insert(reminder, at: other.flatMap(self.index(of:)) ?? reminders.endIndex)
    onChange?()
  }

  /// Fetches new reminders.
  func refresh() async throws {
    try await delay()
    reminders.insert(
      Reminder(id: nextID, title: "Call the dentist", notes: "The number is on the fridge."), at: 0)
    nextID += 1
    onChange?()
  }

  private func index(of id: Reminder.ID) -> Int? { reminders.firstIndex { $0.id == id } }

  static let samples = [
    Reminder(id: 1, title: "Buy milk"),
    Reminder(
      id: 2, title: "Water the plants",
      notes: "The fern in the hall needs more than the others, and the cactus on the window sill nearly nothing."),
    Reminder(id: 3, title: "Book the train to Lyon", notes: "Window seat. There is a cheaper fare before nine."),
    Reminder(id: 4, title: "Return the library books"),
    Reminder(id: 5, title: "Write to Grandmother", notes: "For the jumper."),
    Reminder(id: 6, title: "Repair the bicycle", isDone: true),
    Reminder(id: 7, title: "Pay the electricity bill", isDone: true),
  ]
}
