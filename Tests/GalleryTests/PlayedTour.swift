import Simulator

@testable import Gallery

/// The tour, played once for all tests that only look at it.
@MainActor
enum PlayedTour {
  private static let playing = Task { @MainActor in
    let report = try await Tour.play()
    return (report: report, page: await page(of: report))
  }

  /// The page of a report. It is not written on the main actor, which has other tours to play.
  nonisolated static func page(of report: FlowReport) async -> String { report.html() }

  static var report: FlowReport {
    get async throws { try await playing.value.report }
  }

  static var page: String {
    get async throws { try await playing.value.page }
  }
}
