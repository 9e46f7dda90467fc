/// A finger that drags a sheet: between its detents, and down to dismiss it.
@MainActor
final class SheetDrag {
  private unowned let sheet: UISheetPresentationController
  private var start: CGFloat?
  private var startHeight: CGFloat = 0
  private var place: CGFloat = 0
  private var samples: [(y: CGFloat, time: TimeInterval)] = []
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var isRefused = false
  private var isMoving = false

  /// How far a finger must move before the sheet follows.
  private static let slop: CGFloat = 10
  /// How fast, in points per second, a flick must be to count.
  private static let flick: CGFloat = 1000

  init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

  func began(at y: CGFloat, time: TimeInterval) {
    guard sheet.canBeDragged, y.isFinite else { return }
    start = y
    place = y
    samples = [(y, time)]
    startHeight = sheet.currentHeight
    isMoving = false
    isRefused = false
  }

  func moved(to y: CGFloat, time: TimeInterval) {
    guard let start, y.isFinite else { return }
    place = y
    samples.append((y, time))
    if samples.count > 6 { samples.removeFirst() }
    if !isMoving {
      guard abs(y - start) >= Self.slop else { return }
      isMoving = true
    }
    follow(translation: y - start)
  }

  func ended(isCancelled: Bool, time: TimeInterval) {
    guard let start else { return }
    self.start = nil
    guard isMoving else { return }
    let velocity = isCancelled ? 0 : velocity(at: time)
    if let interaction {
      self.interaction = nil
      let below = place - start - (startHeight - sheet.lowestHeight)
      let isFinished = !isCancelled && (velocity > Self.flick || (velocity >= 0 && below > sheet.lowestHeight / 2))
      if isFinished { interaction.finish() } else { interaction.cancel() }
    } else if isRefused {
      isRefused = false
      sheet.settle(at: sheet.currentDetent)
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    } else {
      sheet.settle(near: startHeight - (place - start) - velocity * 0.15)
    }
  }

  private func follow(translation: CGFloat) {
    let lowest = sheet.lowestHeight
    let height = startHeight - translation
    if height < lowest {
      if interaction == nil, !isRefused { begin() }
      if let interaction {
        interaction.update(min((lowest - height) / max(sheet.travel, 1), 1))
        return
      }
    } else if let interaction {
      interaction.update(0)
    }
    guard interaction == nil else { return }
    sheet.drag(toHeight: height)
  }

  private func begin() {
    sheet.drag(toHeight: sheet.lowestHeight)
    guard sheet.mayBeDismissedByUser else {
      isRefused = true
      return
    }
    let interaction = UIPercentDrivenInteractiveTransition()
    // The sheet goes on from under the finger as fast as it was.
    interaction.completionCurve = .easeOut
    guard sheet.presentation?.beginInteractiveDismissal(interaction) == true else {
      isRefused = true
      return
    }
    self.interaction = interaction
  }

  /// How fast the finger was at the end, in points per second, downwards.
  private func velocity(at time: TimeInterval) -> CGFloat {
    let recent = samples.filter { time - $0.time <= 0.1 }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return (last.y - first.y) / CGFloat(last.time - first.time)
  }
}
