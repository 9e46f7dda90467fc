/// The methods that animate the changes between two calls.
///
/// ```swift
/// let card = UIView()
/// UIView.beginAnimations("fade", context: nil)
/// UIView.setAnimationDuration(0.5)
/// card.alpha = 0
/// UIView.commitAnimations()
/// ```
///
/// The settings apply to the changes that follow them in the innermost block, and do nothing outside of a block. A
/// nested block has the duration and the curve of the block around it unless it sets them, and begins with the
/// outermost block.
///
/// - Note: These methods cannot be overridden, because they are declared in extensions.
extension UIView {
  /// Begins an animation block.
  ///
  /// - Parameters:
  ///   - animationID: A name, which the delegate's methods receive.
  ///   - context: Data of the app's, which the delegate's methods receive.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ClassicAnimationBlock.begin(animationID, context)
  }

  /// Ends the innermost animation block; its animations begin when the outermost block ends.
  ///
  /// It does nothing outside of a block.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func commitAnimations() { ClassicAnimationBlock.commit() }

  /// Sets the object whose methods are called when the animations of the block begin and end.
  ///
  /// The block retains it until its animations have ended. The default is `nil`.
  ///
  /// - Note: Without Objective-C, the object must conform to `_RuntimeActionTarget`.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func setAnimationDelegate(_ delegate: Any?) { ClassicAnimationBlock.current?.delegate = delegate }

  /// Sets the delegate's method that is called when the animations of the block begin.
  ///
  /// Its form is `animationWillStart:context:`. The default is `nil`.
  ///
  /// - Note: The argument of a method with two parameters is the array of them here, of the type `[Any?]`.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func setAnimationWillStart(_ selector: Selector?) { ClassicAnimationBlock.current?.willStart = selector }

  /// Sets the delegate's method that is called when the animations of the block have ended.
  ///
  /// Its form is `animationDidStop:finished:context:`. The default is `nil`.
  ///
  /// - Note: The argument of a method with several parameters is the array of them here, of the type `[Any?]`: the name
  ///   of the block, an `NSNumber` that indicates whether the animations ran to their end, and the context.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func setAnimationDidStop(_ selector: Selector?) { ClassicAnimationBlock.current?.didStop = selector }

  /// Sets the duration of the animations, in seconds.
  ///
  /// The default is 0.2. With a duration of 0, the changes take effect immediately.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    ClassicAnimationBlock.configure { $0.duration = duration }
  }

  /// Sets the time between the end of the block and the beginning of its animations, in seconds.
  ///
  /// The default is 0. The last value that is set applies to the whole block.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func setAnimationDelay(_ delay: TimeInterval) { ClassicAnimationBlock.configure { $0.delay = delay } }

  /// Sets the timing curve of the animations.
  ///
  /// The default is an ease-in, ease-out curve.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    ClassicAnimationBlock.configure { $0.curve = TimingCurve(curve) }
  }

  /// Sets the number of times that the animations repeat, which can be a fraction.
  ///
  /// The default is 0, which plays them once.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    ClassicAnimationBlock.configure { $0.repeatCount = ClassicAnimationBlock.repetitions(repeatCount) }
  }

  /// Sets whether the animations run forward and then backward.
  ///
  /// At their end, the views show their new values immediately. The default is `false`.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    ClassicAnimationBlock.configure { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animations begin at the values on screen instead of those of the properties.
  ///
  /// The default is `false`.
  @available(iOS, deprecated: 13.0, message: "Use the animate methods with a block")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    ClassicAnimationBlock.configure { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// Sets the transition of the block, which animates the change of a view's content.
  ///
  /// Call it before the content changes. A block has at most one transition.
  ///
  /// - Parameters:
  ///   - transition: The kind of the transition.
  ///   - view: The view whose content changes.
  ///   - cache: A Boolean value that indicates whether the view is drawn once for the whole transition. It has no
  ///     effect here: the former content is always drawn once, and the new one in each frame.
  @available(iOS, deprecated: 13.0, message: "Use transition(with:duration:options:animations:completion:)")
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    ClassicAnimationBlock.current?.setTransition(transition, of: view)
  }
}
