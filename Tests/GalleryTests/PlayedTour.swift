import Simulator

@testable import Gallery

/// The tour, played once for all tests that only look at it.
@MainActor
enum PlayedTour {
  private static let playing = Task { @MainActor in
    let report = try await Tour.play()
    return (report: report, page: report.html())
  }

  static var report: FlowReport {
    get async throws { try await playing.value.report }
  }

  static var page: String {
    get async throws { try await playing.value.page }
  }
}
