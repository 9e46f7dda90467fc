extension UIScrollView {
  // MARK: - The Range of Scales

  /// The range of scales.
  ///
  /// It is a single scale if the limits are not in order.
  private var zoomRange: ClosedRange<CGFloat> {
    let low = minimumZoomScale.isFinite && minimumZoomScale > 0 ? minimumZoomScale : 1
    let high = maximumZoomScale.isFinite ? maximumZoomScale : low
    return low...max(low, high)
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, zoomRange.lowerBound), zoomRange.upperBound)
  }

  /// Adds or removes the gesture recognizer for pinches.
  func zoomRangeDidChange() {
    let isEnabled = zoomRange.lowerBound < zoomRange.upperBound
    if isEnabled, zoom.pinch == nil {
      let pinch = ZoomPinchGestureRecognizer(_runtimeHandler: { recognizer in
        (recognizer.view as? UIScrollView)?.pinchDidChange()
      })
      zoom.pinch = pinch
      addGestureRecognizer(pinch)
    } else if !isEnabled, let pinch = zoom.pinch {
      zoom.pinch = nil
      removeGestureRecognizer(pinch)
    }
  }

  private var viewForZooming: UIView? { scrollDelegate?.viewForZooming(in: self) }

  // MARK: - Changing the Scale

  /// The growth of the content beyond the size that constraints give to it.
  var zoomGrowth: CGSize {
    guard zoom.scale != 1, let view = viewForZooming, isPlacedByConstraints(view) else { return .zero }
    return CGSize(width: view.bounds.width * (zoom.scale - 1), height: view.bounds.height * (zoom.scale - 1))
  }

  private func isPlacedByConstraints(_ view: UIView) -> Bool { !view.translatesAutoresizingMaskIntoConstraints }

  /// Scales a view, and the size of the content with it, and notifies the delegate.
  ///
  /// - Parameters:
  ///   - anchor: A point of the view, in its own coordinates.
  ///   - place: The resulting position of the point in the visible area, relative to its upper-left corner.
  private func scale(_ view: UIView, to scale: CGFloat, moving anchor: CGPoint, to place: CGPoint, isFree: Bool) {
    let old = zoom.scale
    zoom.isChanging = true
    if isPlacedByConstraints(view) {
      // Layout positions the anchor point of the layer. With the anchor point at the origin, the origin remains in
      // place.
      if view.layer.anchorPoint != .zero {
        let origin = view.untransformedFrame.origin
        view.layer.anchorPoint = .zero
        view.layoutRecordIfAny?.isZoomed = true
        view.center = origin
      }
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      zoom.scale = scale
      let growth = scale - old
      contentSize = CGSize(
        width: max(contentSize.width + view.bounds.width * growth, 0),
        height: max(contentSize.height + view.bounds.height * growth, 0))
    } else {
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      zoom.scale = scale
      var frame = view.frame
      view.center = CGPoint(
        x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
      frame.origin = origin
      contentSize = frame.size
    }
    let point = view.convert(anchor, to: self)
    let offset = CGPoint(x: point.x - place.x, y: point.y - place.y)
    zoom.isChanging = false
    move(to: isFree ? offset : clamped(offset))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Scales about the center of the visible content.
  func performZoom(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, let view = viewForZooming else { return }
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
    performZoom(of: view, to: limited(scale), moving: center, to: place, animated: animated)
  }

  func performZoom(to rect: CGRect, animated: Bool) {
    guard let view = viewForZooming, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    let inset = adjustedContentInset
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: inset)
    let scale = min(room.width / rect.width, room.height / rect.height)
    performZoom(
      of: view, to: limited(scale), moving: CGPoint(x: rect.midX, y: rect.midY),
      to: CGPoint(x: room.midX, y: room.midY), animated: animated)
  }

  private func performZoom(
    of view: UIView, to scale: CGFloat, moving anchor: CGPoint, to place: CGPoint, animated: Bool
  ) {
    endMotion()
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      return self.scale(view, to: scale, moving: anchor, to: place, isFree: false)
    }
    zoom.isAnimating = true
    let animation = beginZoomAnimation(of: view)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    layoutIfNeeded()
    UIView.animate(withDuration: ZoomState.duration, delay: 0, options: .allowUserInteraction) {
      self.scale(view, to: scale, moving: anchor, to: place, isFree: false)
      self.layoutIfNeeded()
    } completion: { _ in
      if !animation.isStopped { self.zoomDidEnd(animation, \.isAnimating) }
    }
  }

  /// Ends the animations of a change of the scale, which is in effect already.
  func endZoomAnimation() {
    guard isZoomAnimating, let animation = zoom.animation else { return }
    animation.isStopped = true
    // The completion handler may be called here.
    animation.view.layer.removeAllAnimations()
    layer.removeAllAnimations()
    zoom.isBouncing = false
    zoomDidEnd(animation, \.isAnimating)
  }

  private func beginZoomAnimation(of view: UIView) -> ZoomState.Animation {
    let animation = ZoomState.Animation(of: view)
    let earlier = zoom.animation
    zoom.animation = animation
    // Released when the state is no longer accessed, because it can be the last owner of a view of the app's.
    withExtendedLifetime(earlier) {}
    return animation
  }

  private func zoomDidEnd(_ animation: ZoomState.Animation, _ state: WritableKeyPath<ZoomState, Bool>) {
    zoom[keyPath: state] = false
    if zoom.animation === animation { zoom.animation = nil }
    scrollDelegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: zoomScale)
  }

  // MARK: - Pinching

  func pinchDidChange() {
    guard let pinch = zoom.pinch else { return }
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: continuePinch(pinch)
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard !zoom.isPinching, let view = viewForZooming else { return }
    // The pinch scrolls as well. A drag that has begun ends without a motion.
    if drag != nil {
      drag = nil
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }
    endMotion()
    zoom.gesture = ZoomState.Gesture(
      startScale: zoom.scale, anchor: convert(pinch.location(in: self), to: view),
      numberOfTouches: pinch.numberOfTouches)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    indicators.show(for: self)
  }

  private func continuePinch(_ pinch: UIPinchGestureRecognizer) {
    guard var gesture = zoom.gesture, let view = viewForZooming else { return }
    let location = pinch.location(in: self)
    if gesture.numberOfTouches != pinch.numberOfTouches {
      // The location of the gesture jumps when a touch ends or begins, and the content must not.
      gesture.anchor = convert(location, to: view)
      gesture.numberOfTouches = pinch.numberOfTouches
      zoom.gesture = gesture
    }
    let place = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    guard pinch.numberOfTouches > 1 else {
      // The touch that remains scrolls the content.
      let point = view.convert(gesture.anchor, to: self)
      let offset = CGPoint(x: point.x - place.x, y: point.y - place.y)
      return move(to: bouncesZoom ? offset : clamped(offset))
    }
    scale(
      view, to: resisted(gesture.startScale * pinch.scale), moving: gesture.anchor, to: place, isFree: bouncesZoom)
  }

  /// Returns a scale that is reduced by the resistance beyond the limits.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = limited(scale)
    guard bouncesZoom, scale > 0, scale != limit else { return limit }
    return limit * pow(scale / limit, ZoomState.resistance)
  }

  private func endPinch() {
    guard zoom.isPinching else { return }
    zoom.gesture = nil
    guard let view = viewForZooming else { return }
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
    indicators.hide()
    let scale = limited(zoom.scale)
    guard scale != zoom.scale, window != nil else {
      if clamped(contentOffset) != contentOffset { startRestoring() }
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
      return
    }
    zoom.isBouncing = true
    let animation = beginZoomAnimation(of: view)
    UIView.animate(withDuration: ZoomState.duration, delay: 0, options: .allowUserInteraction) {
      self.scale(view, to: scale, moving: center, to: place, isFree: false)
      self.layoutIfNeeded()
    } completion: { _ in
      if !animation.isStopped { self.zoomDidEnd(animation, \.isBouncing) }
    }
  }
}
