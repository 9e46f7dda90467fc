/// An animation of a property from one value to another.
///
/// Set at most two of the three values:
///
/// | set | the animation interpolates |
/// |---|---|
/// | from, to | from one to the other |
/// | from, by | from the first value, by the difference |
/// | by, to | to the second value, from that value minus the difference |
/// | from | from this value to the layer's current value |
/// | to | from the layer's current value to this value |
/// | by | from the layer's current value, by the difference |
/// | none | from the value before the change that runs the animation to the current one |
open class CABasicAnimation: CAPropertyAnimation {
  private var values: (from: Any?, to: Any?, by: Any?)

  /// The value at the beginning.
  open var fromValue: Any? {
    get { values.from }
    set {
      checkMutability()
      values.from = newValue
    }
  }

  /// The value at the end.
  open var toValue: Any? {
    get { values.to }
    set {
      checkMutability()
      values.to = newValue
    }
  }

  /// The difference between the values at the beginning and the end.
  open var byValue: Any? {
    get { values.by }
    set {
      checkMutability()
      values.by = newValue
    }
  }

  override func makeCopy() -> CAAnimation {
    let copy = super.makeCopy()
    (copy as? CABasicAnimation)?.values = values
    return copy
  }

  override var sampleValue: Any? { fromValue ?? toValue ?? byValue }

  override func makeTrack(
    _ read: (Any?) -> AnimatableValue?, current: (_ presentedBefore: Bool) -> AnimatableValue
  ) -> MediaAnimation.Values? {
    let (from, to, by) = (
      fromValue == nil ? nil : read(fromValue), toValue == nil ? nil : read(toValue),
      byValue == nil ? nil : read(byValue)
    )
    let ends: (AnimatableValue, AnimatableValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.adding(by, times: -1), to)
      case (let from?, nil, nil): (from, isAdditive ? from.neutral : current(false))
      case (nil, let to?, nil): (isAdditive ? to.neutral : current(true), to)
      case (nil, nil, let by?): (current(true), current(true).adding(by))
      case (nil, nil, nil): (current(true), current(false))
      }
    return MediaAnimation.Values(track: AnimationTrack(from: ends.0, to: ends.1), curves: [])
  }
}
