import Stateroom
import UIKit

/// The register's list: loading, failed, or loaded.
final class RecordListViewController: StateViewController<RecordListPhase> {
  var onSelect: (Record) -> Void = { _ in }

  private let records: any RecordService
  private var fetch: Task<Void, Never>?

  init(records: any RecordService) {
    self.records = records
    super.init(initialState: .loading)
    title = "Register"
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { fetch?.cancel() }

  // MARK: - States

  override func viewController(for phase: RecordListPhase) -> UIViewController {
    switch phase {
    case .loading:
      return LoadingViewController()
    case .failed:
      let failure = FailureViewController()
      failure.onRetry = { [weak self] in self?.reload() }
      return failure
    case .loaded(let records):
      return RecordTableViewController(records: records) { [weak self] in self?.onSelect($0) }
    }
  }

  override func preferredTransition(from old: RecordListPhase, to new: RecordListPhase) -> ContainerTransition {
    switch (old, new) {
    case (.failed, .loading): .flip(from: .right, duration: 0.6)
    default: .dissolve
    }
  }

  override func didChangeState(from previousPhase: RecordListPhase?, to newState: RecordListPhase, animated: Bool) {
    super.didChangeState(from: previousPhase, to: newState, animated: animated)
    // The scroll view for the large title.
    setContentScrollView((viewControllers.last as? UITableViewController)?.tableView)
  }

  // MARK: - Loading

  override func viewDidLoad() {
    super.viewDidLoad()
    // The background, which is visible while lists are replaced.
    view.backgroundColor = .systemGroupedBackground
    load()
  }

  private func reload() {
    transition(to: .loading, animated: true)
    load()
  }

  private func load() {
    // A second tap while the register is loading does not fetch it twice.
    guard fetch == nil else { return }
    fetch = Task { [weak self, records] in
      let result = await Result(of: { try await records.records() })
      self?.fetchEnded(with: result)
    }
  }

  private func fetchEnded(with result: Result<[Record], any Error>) {
    fetch = nil
    switch result {
    case .success(let records): transition(to: .loaded(records), animated: true)
    case .failure: transition(to: .failed, animated: true)
    }
  }
}
