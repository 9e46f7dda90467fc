import Stateroom

extension TransitionRequest {
  var refusal: TransitionRefusal? {
    if case .refused(let refusal)? = outcomeIfEnded { refusal } else { nil }
  }
}
