import Stateroom
import UIKit

struct Record: Equatable {}

final class LoadingViewController: UIViewController {}

final class FailureViewController: UIViewController {
  convenience init(_ message: String, retry: @escaping () -> Void) { self.init() }
}

final class RecordsViewController: UIViewController {
  convenience init(_ records: [Record]) { self.init() }
}

extension ListViewController {
  func load() {}
}

final class SuggestionsViewController: UIViewController {}

final class ResultsViewController: UIViewController {
  func showProgress(of query: String) {}
  func show(_ records: [Record]) {}
}
