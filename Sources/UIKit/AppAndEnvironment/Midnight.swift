/// The beginning of each day, which is reported to a running app.
@MainActor
enum Midnight {
  private static var timer: Timer?

  /// Begins to report the beginnings of days.
  static func begin() {
    timer?.invalidate()
    let now = Date()
    // The next day of the calendar, which also begins later or earlier than after 24 hours.
    guard let end = Calendar.current.dateInterval(of: .day, for: now)?.end else { return }
    // A second later, because a timer that fires early would report the same midnight again.
    timer = Timer.scheduledTimer(withTimeInterval: end.timeIntervalSince(now) + 1, repeats: false) { _ in
      MainActor.assumeIsolated {
        begin()
        UIApplication.shared.noteSignificantTimeChange()
      }
    }
  }
}
