import UIKit

/// The screen of a row, with a field for a note, and a map to zoom.
final class RowViewController: UIViewController, UIScrollViewDelegate {
  let row: Int

  private let note = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 44))
  private let scrollView = UIScrollView(frame: CGRect(x: 20, y: 226, width: 353, height: 400))
  private let map = UILabel(frame: CGRect(x: 0, y: 0, width: 353, height: 400))

  init(row: Int) {
    self.row = row
    super.init(nibName: nil, bundle: nil)
    title = "\(Version.title), row \(row)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note.placeholder = "Note"
    note.borderStyle = .roundedRect
    view.addSubview(note)
    map.text = "Map"
    map.textAlignment = .center
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    scrollView.addSubview(map)
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
}

#Preview("A row") { UINavigationController(rootViewController: RowViewController(row: 7)) }
