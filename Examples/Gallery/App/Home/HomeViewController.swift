import Stateroom
import UIKit

/// Home: the register under a header that stays whatever happens to the register.
final class HomeViewController: UIViewController {
  var onSignOut: () -> Void = {}

  private let header: HomeHeaderView
  private let list: RecordListViewController
  private let listArea = UIView()

  init(user: User, records: any RecordService, observer: (any TransitionObserver)?) {
    header = HomeHeaderView(user: user)
    list = RecordListViewController(records: records, observer: observer)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    header.onSignOut = { [weak self] in self?.onSignOut() }
    view.addSubview(header)
    view.addSubview(listArea)
    embed(list, in: listArea)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    header.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: 72)
    listArea.frame = CGRect(
      x: safe.minX, y: header.frame.maxY, width: safe.width, height: safe.maxY - header.frame.maxY)
  }
}
