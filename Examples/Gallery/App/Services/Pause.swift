/// A function that waits: in real time in the app, on a virtual clock in tests and in the tour.
public typealias Pause = @MainActor (Duration) async throws -> Void
