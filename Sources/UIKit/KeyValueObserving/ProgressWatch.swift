import QuartzCore

/// The comparison of observed progress objects with their earlier values, frame by frame.
///
/// Foundation for Linux does not report changes of a progress.
@MainActor
final class ProgressWatch {
  static let shared = ProgressWatch()

  private final class Entry {
    weak var progress: Progress?
    var values: ProgressValues

    init(_ progress: Progress) {
      self.progress = progress
      values = ProgressValues(of: progress)
    }
  }

  private var entries: [Entry] = []
  private var link: CADisplayLink?

  /// Begins to read a progress that gets an observer.
  ///
  /// Its changes up to now are reported to the observers that it already has.
  func watch(_ progress: Progress) {
    if let entry = entries.first(where: { $0.progress === progress }) {
      report(entry)
    } else {
      entries.append(Entry(progress))
    }
    guard link == nil else { return }
    let link = CADisplayLink(_runtimeHandler: { [weak self] _ in self?.readAll() })
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Removes all objects.
  ///
  /// Called when the simulated device restarts.
  func reset() {
    entries = []
    link?.invalidate()
    link = nil
  }

  private func readAll() {
    for entry in entries { report(entry) }
    // The array is replaced, because a progress that is released meanwhile can have a deinitializer of the app's.
    entries = entries.filter { entry in entry.progress.map { KeyValueObservers.areObserving($0) } ?? false }
    guard entries.isEmpty else { return }
    link?.invalidate()
    link = nil
  }

  private func report(_ entry: Entry) {
    guard let progress = entry.progress else { return }
    let (old, new) = (entry.values, ProgressValues(of: progress))
    entry.values = new
    new.report(of: progress, from: old)
  }
}

/// The observable values of a progress.
private struct ProgressValues {
  private let total: Int64
  private let completed: Int64
  private let fraction: Double
  private let isIndeterminate: Bool
  private let isCancelled: Bool
  private let isPaused: Bool
  private let isFinished: Bool

  init(of progress: Progress) {
    total = progress.totalUnitCount
    completed = progress.completedUnitCount
    fraction = progress.fractionCompleted
    isIndeterminate = progress.isIndeterminate
    isCancelled = progress.isCancelled
    isPaused = progress.isPaused
    isFinished = progress.isFinished
  }

  /// Notifies the observers of the values that differ from earlier ones.
  @MainActor
  func report(of progress: Progress, from old: ProgressValues) {
    if total != old.total { progress.tellObservers(of: \Progress.totalUnitCount, from: old.total, to: total) }
    if completed != old.completed {
      progress.tellObservers(of: \Progress.completedUnitCount, from: old.completed, to: completed)
    }
    // A fraction that is not a number differs from itself.
    if fraction != old.fraction, !(fraction.isNaN && old.fraction.isNaN) {
      progress.tellObservers(of: \Progress.fractionCompleted, from: old.fraction, to: fraction)
    }
    if isIndeterminate != old.isIndeterminate {
      progress.tellObservers(of: \Progress.isIndeterminate, from: old.isIndeterminate, to: isIndeterminate)
    }
    if isCancelled != old.isCancelled {
      progress.tellObservers(of: \Progress.isCancelled, from: old.isCancelled, to: isCancelled)
    }
    if isPaused != old.isPaused { progress.tellObservers(of: \Progress.isPaused, from: old.isPaused, to: isPaused) }
    if isFinished != old.isFinished {
      progress.tellObservers(of: \Progress.isFinished, from: old.isFinished, to: isFinished)
    }
  }
}
