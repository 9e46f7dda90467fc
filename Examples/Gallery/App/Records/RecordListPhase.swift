/// What has become of the register.
enum RecordListPhase: Equatable {
  case loading
  case failed
  case loaded([Record])
}
