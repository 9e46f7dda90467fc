import Stateroom
import UIKit

/// A demonstration of restoration with an app in the app, which is launched repeatedly and restores its states.
final class RestorationViewController: DemonstrationViewController {
  private let screen = ContainerViewController()
  private let store: MemoryStore
  private var ship = ShipViewController()
  private var restoration: StateRestoration?
  private let report = TextRow(
    "Go aboard, open a cabin, and launch again.", font: .monospacedSystemFont(ofSize: 13, weight: .regular))

  private var isCabinLocked = false
  private var isNewVersion = false
  private var crashes = false
  private var hasCrashed = false

  init() {
    store = MemoryStore()
    restoration = StateRestoration(version: 1, store: store)
    super.init("Restoration")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setStage(screen, height: 280)
    screen.setViewController(ship, using: .none)
    addCard(nil, [RowView.button("Launch Again") { [weak self] in self?.launchAgain() }])
    addCard("Report", [report])
    addCard(
      "Meanwhile",
      [
        RowView.toggle("Cabin 7 Was Locked") { [weak self] in self?.isCabinLocked = $0 },
        RowView.toggle("The App Is a New Version") { [weak self] in self?.isNewVersion = $0 },
        RowView.toggle("It Crashes When Launched") { [weak self] in self?.crashes = $0 },
      ],
      footer: "A state that cannot be restored is left out together with its content. An archive that crashed the app "
        + "is set aside, so that the app launches.")
  }

  private func launchAgain() {
    // An app that has crashed could not store its states.
    if !hasCrashed {
      restoration?.confirm()
      restoration?.save(ship)
    }
    // An app that is launched has no objects of the one before, which would keep the trial of the archive running.
    restoration = nil
    let restoration = StateRestoration(version: isNewVersion ? 2 : 1, store: store)
    self.restoration = restoration
    ship = ShipViewController(lockedCabins: isCabinLocked ? [7] : [])
    report.text = restoration.restore(ship).description
    hasCrashed = crashes
    screen.setViewController(ship, using: .dissolve)
  }
}

/// A replacement for the user defaults.
private final class MemoryStore: StateRestorationStore {
  private var data: [String: Data] = [:]

  func restorationData(forKey key: String) -> Data? { data[key] }

  func setRestorationData(_ newData: Data?, forKey key: String) { data[key] = newData }
}
