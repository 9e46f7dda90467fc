extension ContainmentMachine.Effect {
  /// Returns a queued effect without a child that has vanished, or `nil` if nothing of it remains.
  ///
  /// The effect that inserts a view above the child's view keeps its anchor. The anchor is missing then, so that the
  /// view is inserted on top. Requests for the child that have not ended yet end as superseded.
  func removing(_ child: Child, requestedBy requests: Set<RequestID> = []) -> Self? {
    func others(_ children: [Child]) -> [Child] {
      children.filter { $0 != child }
    }
    switch self {
    case .addChild(child), .didMoveToParent(child), .willMoveToNil(child), .removeFromParent(child),
      .beginAppearance(child, _, _), .endAppearance(child), .insertView(child, _), .removeView(child):
      return nil
    case .willTransition(let request, let entering, let leaving, let animated, let isReversal):
      return .willTransition(
        request,
        entering: others(entering),
        leaving: others(leaving),
        animated: animated,
        isReversal: isReversal
      )
    case .reorder(let order, _):
      // Without its anchor, a view may have been inserted at the wrong place.
      return .reorder(others(order), movesViews: true)
    case .startAnimation(var animation):
      animation.entering = others(animation.entering)
      animation.leaving = others(animation.leaving)
      return .startAnimation(animation)
    case .complete(let request, .completed) where requests.contains(request):
      return .complete(request, .superseded)
    case .addChild, .didMoveToParent, .willMoveToNil, .removeFromParent, .beginAppearance, .endAppearance,
      .insertView, .removeView, .didTransition, .reverseAnimation, .pauseAnimation, .resumeAnimation,
      .finishAnimation, .complete:
      return self
    }
  }
}
