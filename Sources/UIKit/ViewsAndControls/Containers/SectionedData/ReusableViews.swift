/// The views of a list that are available for reuse, by what they were registered for.
///
/// They are released when the system warns about low memory.
@MainActor
final class ReusableViews<Key: Hashable, View: UIView> {
  private var unused: [Key: [View]] = [:]
  private var memoryWarnings: NotificationObservation?

  /// Removes and returns a view, or returns `nil` if there is none.
  func take(_ key: Key) -> View? { unused[key]?.popLast() }

  func add(_ view: View, for key: Key) {
    unused[key, default: []].append(view)
    // Many lists are deallocated before they have a view to release.
    guard memoryWarnings == nil else { return }
    memoryWarnings = NotificationObservation(UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
      self?.release()
    }
  }

  private func release() {
    let released = unused
    unused = [:]
    // The views may call the app's code when they are deallocated, after the storage has changed.
    withExtendedLifetime(released) {}
  }
}
