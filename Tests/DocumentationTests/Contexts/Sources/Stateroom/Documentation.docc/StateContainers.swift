import Stateroom
import UIKit

struct Record {}

final class LoadingViewController: UIViewController {}

final class FailureViewController: UIViewController {
  convenience init(_ error: any Error, retry: @escaping () -> Void) { self.init() }
}

final class RecordsViewController: UIViewController {
  convenience init(_ records: [Record]) { self.init() }
}

extension ListViewController {
  func load() {}
}
