/// The parts of a view hierarchy that depend on its size classes.
///
/// The topmost view of the hierarchy owns the object and determines the size classes. When they change, properties get
/// their new values, subviews enter or leave the hierarchy, and then constraints are activated and deactivated. Changes
/// by the app remain unless the value varies: a property then returns to the value from before the variation.
@MainActor
final class SizeClassVariations {
  /// A property, with its value outside of the variations.
  private struct Property {
    weak var object: AnyObject?
    let node: VariationNode.Property
    var current: Int?
    var original: InterfaceSetting?
  }

  /// A subview that is not installed in all size classes.
  ///
  /// It is retained while it is outside of the hierarchy.
  private struct Subview {
    let view: UIView
    weak var superview: UIView?
    /// The subviews of the file that lie below the subview, the nearest one last.
    let below: [Weak]
    let choices: SizeClassChoices<Bool>
  }

  private struct Weak {
    weak var view: UIView?
  }

  private struct Constraint {
    let constraint: NSLayoutConstraint
    let choices: SizeClassChoices<Bool>
    var isInstalled = false
  }

  private weak var root: UIView?
  private let bundle: Bundle
  private var properties: [Property] = []
  private var subviews: [Subview] = []
  private var constraints: [Constraint] = []

  init(of root: UIView, bundle: Bundle) {
    self.root = root
    self.bundle = bundle
  }

  // MARK: - Adding Parts

  func add(_ properties: [VariationNode.Property], of object: AnyObject) {
    self.properties += properties.map { Property(object: object, node: $0) }
  }

  func add(_ subview: UIView, below: [UIView], of superview: UIView, _ choices: SizeClassChoices<Bool>) {
    subviews.append(
      Subview(view: subview, superview: superview, below: below.map { Weak(view: $0) }, choices: choices))
  }

  func add(_ constraint: NSLayoutConstraint, _ choices: SizeClassChoices<Bool>?) {
    constraints.append(Constraint(constraint: constraint, choices: choices ?? SizeClassChoices()))
  }

  // MARK: - Applying

  /// Applies the variations for the current size classes, and again whenever these change.
  func start() {
    guard let root else { return }
    apply()
    root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (_: UIView, _) in self.apply()
    }
  }

  private func apply() {
    guard let root else { return }
    let traits = root.traitCollection
    for index in properties.indices { applyProperty(index, traits) }
    for subview in subviews { apply(subview, traits) }
    let isWanted = constraints.map { isComplete($0.constraint, in: root) && $0.choices.value(for: traits) ?? true }
    // Deactivated first, so that constraints of different size classes are never satisfied together.
    for isActive in [false, true] {
      for index in constraints.indices where isWanted[index] == isActive && constraints[index].isInstalled != isActive {
        constraints[index].isInstalled = isActive
        constraints[index].constraint.isActive = isActive
      }
    }
  }

  private func applyProperty(_ index: Int, _ traits: UITraitCollection) {
    let choice = properties[index].node.choices.index(for: traits)
    guard choice != properties[index].current, let object = properties[index].object else { return }
    if properties[index].current == nil { properties[index].original = properties[index].node.capture(object) }
    properties[index].current = choice
    let setting = choice.map { properties[index].node.choices[$0] } ?? properties[index].original
    setting?(object, bundle)
  }

  private func apply(_ subview: Subview, _ traits: UITraitCollection) {
    guard let superview = subview.superview else { return }
    let isInstalled = subview.choices.value(for: traits) ?? true
    guard isInstalled != (subview.view.superview === superview) else { return }
    guard isInstalled else { return subview.view.removeFromSuperview() }
    let nearest = subview.below.last { $0.view?.superview === superview }?.view
    if let stack = superview as? UIStackView {
      let index = nearest.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
      stack.insertArrangedSubview(subview.view, at: index.map { $0 + 1 } ?? 0)
    } else if let nearest {
      superview.insertSubview(subview.view, aboveSubview: nearest)
    } else {
      superview.insertSubview(subview.view, at: 0)
    }
  }

  /// Returns whether both sides of a constraint are in the hierarchy.
  ///
  /// A view that is not installed has no constraints.
  private func isComplete(_ constraint: NSLayoutConstraint, in root: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      switch item {
      case let view as UIView: view.isDescendant(of: root)
      case let guide as UILayoutGuide: guide.owningView?.isDescendant(of: root) ?? false
      default: true
      }
    }
  }
}
