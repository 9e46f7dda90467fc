/// The states of the register's list.
enum RecordListPhase: Equatable {
  case loading
  case failed
  case loaded([Record])
}
