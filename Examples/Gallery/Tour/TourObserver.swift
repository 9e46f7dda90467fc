import GalleryApp
import Simulator
import Stateroom

/// Passes on to a recorder what the app tells about its transitions.
@MainActor
final class TourObserver: TransitionObserver {
  private let recorder: FlowRecorder
  private var underWay: [(request: FlowRequest, id: Int)] = []

  init(_ recorder: FlowRecorder) { self.recorder = recorder }

  func transitionWasRequested(_ request: FlowRequest) {
    let id = recorder.transitionWasRequested(
      in: request.container, from: request.origin, to: request.destination, using: request.transition.name)
    underWay.append((request, id))
  }

  func transitionWillBegin(_ request: FlowRequest) {
    guard let id = id(of: request) else { return }
    recorder.transitionWillBegin(id)
  }

  func transitionDidEnd(_ request: FlowRequest, outcome: TransitionOutcome) {
    guard let id = id(of: request) else { return }
    recorder.transitionDidEnd(id, outcome: outcome.text)
    underWay.removeAll { $0.request === request }
  }

  private func id(of request: FlowRequest) -> Int? { underWay.first { $0.request === request }?.id }
}

extension TransitionOutcome {
  fileprivate var text: String {
    switch self {
    case .completed: "completed"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    case .refused(let refusal): "refused: \(refusal)"
    }
  }
}
