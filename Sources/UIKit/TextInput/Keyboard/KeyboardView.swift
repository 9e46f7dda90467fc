import DisplayScene

/// The view that draws the system's keyboard.
///
/// Tests and tours press its keys without touching the view.
@MainActor
final class KeyboardView: UIView, SceneContentProviding {
  /// The object that receives the input.
  weak var client: (any UIKeyInput)? {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  /// The widths of the shortcuts at the sides of the suggestions; `nil` if there are none.
  var shortcuts: (left: CGFloat, right: CGFloat)? {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  func sceneContent() -> [SceneContent] {
    guard let client, bounds.width > 0, bounds.height > 0 else { return [] }
    let plan = KeyboardPlan(client)
    let metrics = KeyboardMetrics(screen: .main, showsBar: plan.showsPredictions || shortcuts != nil)
    let drawing = KeyboardDrawing(colors: KeyboardColors(isDark: traitCollection.userInterfaceStyle == .dark))
    var contents = [drawing.area(bounds)]
    if let predictions = plan.predictions {
      let (left, right) = shortcuts ?? (0, 0)
      let bar = CGRect(
        x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0), height: metrics.bar)
      contents += drawing.bar(predictions, in: bar.insetBy(dx: metrics.side, dy: 0))
    }
    return contents + KeyboardKeys(plan, metrics: metrics, bounds: bounds).keys.flatMap(drawing.key)
  }
}
