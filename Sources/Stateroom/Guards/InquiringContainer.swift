/// An object whose requests can wait for leave guards, and for their time.
@MainActor
protocol InquiringContainer: AnyObject {
  /// The inquiry that is open while a request waits.
  var inquiry: LeaveInquiry { get }
}
