import Stateroom
import UIKit

/// The base of the showcase's screens: a stage with a container, and the available actions below it.
///
/// The subclass contains the demonstration.
class DemonstrationViewController: ColumnViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a container on a fixed stage.
  func setStage(_ container: UIViewController, height: CGFloat = 232) {
    let stage = StageView()
    pin(stage, height: height)
    embed(container, in: stage)
  }
}

/// The frame of a container that is being demonstrated.
final class StageView: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemGroupedBackground
    layer.cornerRadius = 16
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}
