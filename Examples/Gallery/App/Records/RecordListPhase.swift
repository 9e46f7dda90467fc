/// What has become of the register.
enum RecordListPhase: FlowState {
  case loading
  case failed
  case loaded([Record])

  var name: String {
    switch self {
    case .loading: "loading"
    case .failed: "failed"
    case .loaded: "loaded"
    }
  }
}
