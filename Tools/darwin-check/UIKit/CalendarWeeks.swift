// The components of weeks that the tests of calendars need besides those of darwin-check.

extension DateComponents {
  public var weekOfYear: Int? {
    get { fatalError() }
    set {}
  }
  public var yearForWeekOfYear: Int? {
    get { fatalError() }
    set {}
  }
}
