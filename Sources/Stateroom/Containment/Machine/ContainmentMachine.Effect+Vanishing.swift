extension ContainmentMachine.Effect {
  /// What is left of a queued effect when `child` has vanished; `nil` when it was about that child alone.
  ///
  /// A view that was to be put above the child's keeps its anchor: it is not there, and so the view goes on
  /// top. Requests that wanted the child and have not been told yet did not come true.
  func forgetting(_ child: Child, wantedBy disappointed: Set<RequestID> = []) -> Self? {
    func others(_ children: [Child]) -> [Child] {
      children.filter { $0 != child }
    }
    switch self {
    case .addChild(child), .didMoveToParent(child), .willMoveToNil(child), .removeFromParent(child),
      .beginAppearance(child, _, _), .endAppearance(child), .insertView(child, _), .removeView(child):
      return nil
    case .willTransition(let request, let entering, let leaving, let animated):
      return .willTransition(
        request,
        entering: others(entering),
        leaving: others(leaving),
        animated: animated
      )
    case .reorder(let order, _):
      // Without its anchor a view may have gone to the wrong place.
      return .reorder(others(order), movesViews: true)
    case .startAnimation(var animation):
      animation.entering = others(animation.entering)
      animation.leaving = others(animation.leaving)
      return .startAnimation(animation)
    case .complete(let request, .completed) where disappointed.contains(request):
      return .complete(request, .superseded)
    case .addChild, .didMoveToParent, .willMoveToNil, .removeFromParent, .beginAppearance, .endAppearance,
      .insertView, .removeView, .didTransition, .reverseAnimation, .holdAnimation, .releaseAnimation,
      .finishAnimation, .complete:
      return self
    }
  }
}
