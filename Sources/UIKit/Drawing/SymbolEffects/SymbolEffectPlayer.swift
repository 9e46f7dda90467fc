import DisplayScene

/// The effects of the symbol in an image view, or of that of a bar button item.
///
/// An effect changes the picture that the view shows, and no property of the view or its layer.
@MainActor
final class SymbolEffectPlayer: FrameMotion {
  /// The view that shows the symbol.
  private(set) weak var view: UIImageView?
  /// The object to which the app has added the effects.
  private weak var owner: AnyObject?
  private var runs: [SymbolEffectRun] = []
  private var replacement: SymbolReplacement?

  init(of owner: AnyObject) { self.owner = owner }

  /// Shows the effects in a view.
  func show(in view: UIImageView) {
    self.view = view
    view.symbolEffects = self
    updateMotion()
  }

  private var now: TimeInterval { AppRuntime.shared.now }

  private var showsSymbol: Bool { view?.shownImage?.isSymbolImage == true }

  // MARK: - Adding

  func add(
    _ effect: any SymbolEffect, options: SymbolEffectOptions, animated: Bool, completion: UISymbolEffectCompletion?
  ) {
    guard let plan = SymbolEffectPlan(effect) else { return report(effect, isFinished: false, to: completion) }
    let course = course(of: plan, options: options, animated: animated && showsSymbol && UIView.areAnimationsEnabled)
    let completions = completion.map {
      [SymbolEffectRun.Completion(handler: $0, isFinishedAtEnd: showsSymbol)]
    }
    let run = SymbolEffectRun(effect: effect, slot: plan.slot, course: course, completions: completions ?? [])
    end(runs.filter { $0.slot == plan.slot })
    runs.removeAll { $0.slot == plan.slot }
    // Without a symbol, an effect that would end by itself has nothing to change.
    if showsSymbol || run.isEndless || course.isHold { runs.append(run) } else { end([run]) }
    updateMotion()
    finishAtOnce()
  }

  private func course(
    of plan: SymbolEffectPlan, options: SymbolEffectOptions, animated: Bool
  ) -> SymbolEffectRun.Course {
    func hold(from: SymbolPose, to: SymbolPose) -> SymbolEffectRun.Course {
      .hold(SymbolHold(from: from, to: to, options: options, animated: animated, start: now))
    }
    let present = runs.first { $0.slot == plan.slot }
    let pose = present?.pose(at: now, isRightToLeft: false) ?? .identity
    switch plan {
    case .motion(let motion, _): return .cycles(SymbolCycles(motion, options: options, start: now))
    case .scale(let scaled): return hold(from: pose, to: scaled)
    case .disappear(let hidden): return hold(from: pose, to: hidden)
    case .appear(let hidden):
      // A symbol that is not hidden yet, or no longer, does not jump.
      let isOnItsWay = present.map { !$0.isSettled } ?? false
      return hold(from: isOnItsWay ? pose : hidden, to: .identity)
    }
  }

  // MARK: - Removing

  func remove(
    _ effect: any SymbolEffect, options: SymbolEffectOptions, animated: Bool, completion: UISymbolEffectCompletion?
  ) {
    guard let index = runs.firstIndex(where: { type(of: $0.effect) == type(of: effect) && !$0.isLeaving }) else {
      return report(effect, isFinished: false, to: completion)
    }
    leave(at: index, options: options, animated: animated)
    if let completion { runs[index].completions.append(.init(handler: completion, isFinishedAtEnd: true)) }
    updateMotion()
    finishAtOnce()
  }

  func removeAll(options: SymbolEffectOptions, animated: Bool) {
    for index in runs.indices { leave(at: index, options: options, animated: animated) }
    updateMotion()
    finishAtOnce()
  }

  /// Lets an effect end: a movement with the present repetition, and a lasting change with its reverse.
  private func leave(at index: Int, options: SymbolEffectOptions, animated: Bool) {
    guard !runs[index].isLeaving else { return }
    let pose = runs[index].pose(at: now, isRightToLeft: false)
    runs[index].isLeaving = true
    runs[index].isSettled = false
    switch runs[index].course {
    case .cycles(var cycles):
      let count = cycles.count
      cycles.stop(at: now)
      runs[index].course = .cycles(cycles)
      if cycles.count != count { runs[index].interruptCompletions() }
    case .hold:
      runs[index].interruptCompletions()
      let animated = animated && showsSymbol && UIView.areAnimationsEnabled
      runs[index].course = .hold(
        SymbolHold(from: pose, to: .identity, options: options, animated: animated, start: now))
    }
  }

  // MARK: - Replacing the Symbol

  /// Begins a transition to a symbol, which the view already has.
  func replace(
    _ former: UIImage?, by new: UIImage, _ effect: any SymbolEffect, options: SymbolEffectOptions,
    completion: UISymbolEffectCompletion?
  ) {
    cancelReplacement()
    guard new.isSymbolImage, former?.isSymbolImage != false, UIView.areAnimationsEnabled else {
      return report(effect, isFinished: false, to: completion)
    }
    replacement = SymbolReplacement(
      of: former, by: new, effect, options: options, start: now, completion: completion)
    updateMotion()
  }

  /// Ends a transition to a symbol that is no longer the image.
  func imageDidChange(in view: UIImageView) {
    guard view === self.view, let replacement, replacement.new !== view.image else { return }
    cancelReplacement()
    updateMotion()
  }

  private func cancelReplacement() {
    guard let canceled = replacement else { return }
    replacement = nil
    report(canceled.effect, isFinished: false, to: canceled.completion)
  }

  // MARK: - Showing

  /// Returns what the view shows in place of a symbol.
  func content(of new: SymbolPicture, _ picture: (UIImage) -> SymbolPicture?) -> [SceneContent] {
    let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pose = runs.reduce(SymbolPose.identity) {
      $0.combined(with: $1.pose(at: now, isRightToLeft: isRightToLeft))
    }
    guard let replacement else { return new.posed(pose) }
    let poses = replacement.poses(at: now)
    let former = replacement.former.flatMap(picture)?.posed(poses.former.combined(with: pose)) ?? []
    return former + new.posed(poses.new.combined(with: pose))
  }

  // MARK: - Time

  var motionEnd: TimeInterval? {
    let deadlines = runs.compactMap(\.deadline) + [replacement?.end].compactMap(\.self)
    return deadlines.min()
  }

  var isEndless: Bool { motionEnd == nil }

  /// Requests frames while the picture changes.
  ///
  /// Effects with an end also end when the view is not in a window.
  func updateMotion() {
    if motionEnd != nil || (view?.window != nil && runs.contains(where: \.isEndless)) {
      AnimationEngine.shared.add(self)
    } else {
      AnimationEngine.shared.remove(self)
    }
    AppRuntime.shared.setNeedsCommit()
  }

  func advanceMotion(to now: TimeInterval) {
    let due = now + AnimationEngine.tolerance
    guard let motionEnd, motionEnd <= due else {
      if motionEnd == nil, view?.window == nil { AnimationEngine.shared.remove(self) }
      return
    }
    let ended = runs.filter { ($0.deadline ?? .infinity) <= due }
    runs.removeAll { ($0.deadline ?? .infinity) <= due && ($0.isLeaving || !$0.course.isHold) }
    for index in runs.indices where (runs[index].deadline ?? .infinity) <= due {
      runs[index].isSettled = true
      runs[index].completions = []
    }
    let replaced = replacement.flatMap { $0.end <= due ? $0 : nil }
    if replaced != nil { replacement = nil }
    updateMotion()
    for run in ended {
      for completion in run.completions {
        completion.handler(context(of: run.effect, isFinished: completion.isFinishedAtEnd))
      }
    }
    if let replaced { replaced.completion?(context(of: replaced.effect, isFinished: true)) }
  }

  /// Ends what has no duration after the present update cycle, because the app is calling.
  private func finishAtOnce() {
    guard let motionEnd, motionEnd <= now else { return }
    AppRuntime.shared.performAfterCommit { [self] in advanceMotion(to: now) }
  }

  // MARK: - Reporting

  /// Tells the completion handlers of effects that these have ended early.
  private func end(_ ended: [SymbolEffectRun]) {
    for run in ended {
      for completion in run.completions { report(run.effect, isFinished: false, to: completion.handler) }
    }
  }

  /// Calls a completion handler after the update cycle.
  private func report(_ effect: any SymbolEffect, isFinished: Bool, to completion: UISymbolEffectCompletion?) {
    guard let completion else { return }
    AppRuntime.shared.performAfterCommit { [self] in completion(context(of: effect, isFinished: isFinished)) }
  }

  private func context(of effect: any SymbolEffect, isFinished: Bool) -> UISymbolEffectCompletionContext {
    UISymbolEffectCompletionContext(effect: effect, sender: owner, isFinished: isFinished)
  }
}
