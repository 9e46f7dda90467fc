/// A way to let time pass: really in the app, on a virtual clock in tests and in the tour.
public typealias Pause = @MainActor (Duration) async throws -> Void
