// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import UIKit

  /// A screen with a red view, from which items are dragged, and a blue view, on which they are dropped.
  @MainActor
  final class DragStage {
    let simulator: Simulator
    let root = UIViewController()
    let source = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    let target = UIView(frame: CGRect(x: 20, y: 400, width: 300, height: 200))
    let log = DragLog()
    let drags: DragRecorder
    let drops: DropRecorder
    let drag: UIDragInteraction
    let drop: UIDropInteraction
    private var finger: Finger?

    static let start = CGPoint(x: 70, y: 150)
    static let middle = CGPoint(x: 170, y: 500)
    static let nowhere = CGPoint(x: 300, y: 700)

    init(_ device: Device = .iPhone15) async {
      simulator = await Simulator.boot(device)
      drags = DragRecorder(log)
      drops = DropRecorder(log)
      drag = UIDragInteraction(delegate: drags)
      drop = UIDropInteraction(delegate: drops)
      drag.isEnabled = true
      simulator.show(root)
      source.backgroundColor = .systemRed
      target.backgroundColor = .systemBlue
      root.view.addSubview(source)
      root.view.addSubview(target)
      source.addInteraction(drag)
      target.addInteraction(drop)
      await simulator.advance(by: .milliseconds(100))
    }

    /// Presses long enough to lift what is at a point.
    func lift(at point: CGPoint = DragStage.start) throws {
      finger = try simulator.touchDown(at: point)
      simulator.advance(by: .milliseconds(900))
    }

    func move(to points: CGPoint...) {
      for point in points {
        if let finger { simulator.move(finger, to: point) }
        simulator.advance(by: .milliseconds(100))
      }
    }

    /// Ends the touch and waits until the animations have ended.
    func release(at point: CGPoint) {
      if let finger { simulator.touchUp(finger, at: point) }
      finger = nil
      simulator.advance(by: .seconds(2))
    }

    func tap(at point: CGPoint) throws {
      let other = try simulator.touchDown(at: point)
      simulator.advance(by: .milliseconds(50))
      simulator.touchUp(other, at: point)
      simulator.advance(by: .milliseconds(300))
    }
  }

  /// The log that the delegates of a drag and of its destination share.
  @MainActor
  final class DragLog {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @MainActor
  final class DragRecorder: NSObject, UIDragInteractionDelegate {
    var names = ["A"]
    var added: [String] = []
    var allowsMove = true
    var onLift: () -> Void = {}
    private let log: DragLog

    init(_ log: DragLog) { self.log = log }

    private func item(_ name: String) -> UIDragItem {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
      item.localObject = name
      return item
    }
    private func name(_ item: UIDragItem) -> String { item.localObject as? String ?? "?" }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      let location = interaction.view.map { session.location(in: $0) } ?? .zero
      log.add("items at \(Int(location.x)) \(Int(location.y))")
      return names.map(item)
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
      log.add("itemsForAdding at \(Int(point.x)) \(Int(point.y))")
      return added.map(item)
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { log.add("willAdd \(items.map(name)) to \(session.items.map(name))") }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      log.add("preview \(name(item))")
      return interaction.view.map { UITargetedDragPreview(view: $0) }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
      log.add("willLift")
      onLift()
      animator.addAnimations { [log] in log.add("lift") }
      animator.addCompletion { [log] in log.add("lifted \($0 == .end ? "end" : "start")") }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      log.add("cancelPreview \(name(item)) \(defaultPreview.view === interaction.view)")
      return defaultPreview
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
      log.add("willCancel \(name(item))")
      animator.addCompletion { [log, name = name(item)] _ in log.add("cancelled \(name)") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.add("willBegin \(session.items.map(name))")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      if log.lines.last != "moved" { log.add("moved") }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.add("willEnd \(operation.rawValue)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.add("didEnd \(operation.rawValue)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      log.add("transferred")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
  }

  @MainActor
  final class DropRecorder: NSObject, UIDropInteractionDelegate {
    private let recorded: DragLog
    private let title: String
    var handles = true
    var operation = UIDropOperation.copy
    var onUpdate: () -> Void = {}
    var onDrop: (any UIDropSession) -> Void = { _ in }

    init(_ log: DragLog, _ title: String = "") {
      recorded = log
      self.title = title
    }

    private func log(_ line: String) { recorded.add(title + line) }
    private func name(_ item: UIDragItem) -> String { item.localObject as? String ?? "?" }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      log("canHandle")
      return handles
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { log("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      log("update \(session.items.count)")
      onUpdate()
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { log("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log("perform \(session.items.map(name)) \(session.localDragSession != nil)")
      onDrop(session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { log("conclude") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log("dropEnded")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      log("dropPreview \(name(item))")
      return interaction.view.map {
        defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: $0, center: CGPoint(x: 50, y: 50)))
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
      log("willDrop \(name(item))")
      animator.addAnimations { [weak self] in self?.log("drop") }
      animator.addCompletion { [weak self] _ in self?.log("dropped") }
    }
  }
#endif
