import UIKit

/// The screen of a voyage: an image above its text, or beside it in landscape.
final class VoyageViewController: UIViewController {
  var voyage: Voyage?
  private let passTransition = PassTransition()

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var content: UIStackView!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var header: UIView!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  var headerHeight: NSLayoutConstraint!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var symbolView: UIImageView!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var datesLabel: UILabel!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var summaryLabel: UILabel!

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var cancelButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
    arrange(for: view.bounds.size)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    guard isViewLoaded else { return }
    coordinator.animate(alongsideTransition: { _ in
      self.arrange(for: size)
      self.view.layoutIfNeeded()
    })
  }

  private func show() {
    guard let voyage else { return }
    title = voyage.place
    header.backgroundColor = voyage.isBooked ? voyage.color : .systemGray3
    symbolView.image = UIImage(systemName: voyage.symbol)
    datesLabel.text = "\(voyage.country), \(voyage.dates)"
    summaryLabel.text = voyage.isBooked ? voyage.summary : "This voyage was cancelled."
    cancelButton.isEnabled = voyage.isBooked
  }

  private func arrange(for size: CGSize) {
    let isWide = size.width > size.height
    headerHeight.isActive = !isWide
    content.axis = isWide ? .horizontal : .vertical
    content.distribution = isWide ? .fillEqually : .fill
  }

  @IBAction func cancelVoyage(_ sender: UIButton) {
    guard let voyage else { return }
    let alert = UIAlertController(
      title: "Cancel \(voyage.place)?", message: "You will get half of the fare back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Cancel Voyage", style: .destructive) { [weak self] _ in
        VoyageStore.shared.cancel(voyage.place)
        self?.voyage?.isBooked = false
        self?.show()
      })
    present(alert, animated: true)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "showPass" || voyage?.isBooked == true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.destination {
    case let navigation as UINavigationController:
      (navigation.topViewController as? GalleryViewController)?.pictures = voyage?.pictures ?? []
    case let pass as PassViewController:
      pass.voyage = voyage
      pass.transition = passTransition
      pass.transitioningDelegate = passTransition
    default: break
    }
  }
}
