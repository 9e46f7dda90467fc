import Stateroom
import UIKit

/// The pages of the register.
enum RegisterPage: Codable, Hashable {
  case list
  case ship(Record)
}

/// The register: the list, with a ship on top.
final class RegisterNavigationController: StateNavigationController<RegisterPage> {
  private let records: any RecordService

  init(records: any RecordService) {
    self.records = records
    super.init(states: [.list])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
  }

  override func viewController(for page: RegisterPage) -> UIViewController {
    switch page {
    case .list: list()
    case .ship(let record): RecordViewController(record: record)
    }
  }

  private func list() -> UIViewController {
    let list = RecordListViewController(records: records)
    list.onSelect = { [weak self] in self?.transition(to: .ship($0), animated: true) }
    return list
  }
}
