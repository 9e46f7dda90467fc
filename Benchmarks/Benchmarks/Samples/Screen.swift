package import UIKit

/// A view controller with the content of a typical screen: a title, a dozen rows of text, and a button.
package final class Screen: UIViewController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel(frame: CGRect(x: 20, y: 60, width: 353, height: 40))
    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.text = "Departures"
    view.addSubview(title)
    for row in 0..<12 {
      let label = UILabel(frame: CGRect(x: 20, y: 120 + 44 * CGFloat(row), width: 353, height: 44))
      label.text = "Row \(row)"
      view.addSubview(label)
    }
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.frame = CGRect(x: 20, y: 760, width: 353, height: 50)
    view.addSubview(button)
  }
}
