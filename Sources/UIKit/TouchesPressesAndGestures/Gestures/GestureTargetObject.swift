/// A target of a gesture recognizer as an object.
final class GestureTargetObject: NSObject {
  let entry: GestureTargets.Entry

  init(_ entry: GestureTargets.Entry) { self.entry = entry }
}
