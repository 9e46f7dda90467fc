// The public properties of a progress by their names in Objective-C.
extension NamedPropertyTable {
  mutating func addProgress() {
    add("totalUnitCount", \Progress.totalUnitCount, isObservable: true)
    add("completedUnitCount", \Progress.completedUnitCount, isObservable: true)
    add("fractionCompleted", \Progress.fractionCompleted, isObservable: true)
    add("indeterminate", \Progress.isIndeterminate, isObservable: true)
    add("cancelled", \Progress.isCancelled, isObservable: true)
    add("paused", \Progress.isPaused, isObservable: true)
    add("finished", \Progress.isFinished, isObservable: true)
  }
}
