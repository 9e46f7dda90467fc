import Foundation

// The values of controls. They are reported when the app sets them; for changes by the user, controls send events.

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Observes a property of a control, or one of a view.
  @MainActor
  fileprivate func observeControl<Value>(
    _ keyPath: KeyPath<Self, Value>, or own: ObservableProperty, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    KeyValueObservers.shared.observe(self, keyPath, of: [own] + Self.observableOfView, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UISlider {
  /// Calls a closure whenever a property is set.
  ///
  /// A slider reports its ``UISlider/value`` in addition to the properties of a view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.value, \UISlider.value), options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UISwitch {
  /// Calls a closure whenever a property is set.
  ///
  /// A switch reports its ``UISwitch/isOn`` in addition to the properties of a view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.isOn, \UISwitch.isOn), options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIStepper {
  /// Calls a closure whenever a property is set.
  ///
  /// A stepper reports its ``UIStepper/value`` in addition to the properties of a view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.value, \UIStepper.value), options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIPageControl {
  /// Calls a closure whenever a property is set.
  ///
  /// A page control reports its ``UIPageControl/currentPage`` in addition to the properties of a view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.currentPage, \UIPageControl.currentPage), options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIDatePicker {
  /// Calls a closure whenever a property is set.
  ///
  /// A date picker reports its ``UIDatePicker/date`` in addition to the properties of a view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.date, \UIDatePicker.date), options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UISegmentedControl {
  /// Calls a closure whenever a property is set.
  ///
  /// A segmented control reports its ``UISegmentedControl/selectedSegmentIndex`` in addition to the properties of a
  /// view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own = ObservableProperty(\Self.selectedSegmentIndex, \UISegmentedControl.selectedSegmentIndex)
    return observeControl(keyPath, or: own, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIColorWell {
  /// Calls a closure whenever a property is set.
  ///
  /// A color well reports its ``UIColorWell/selectedColor`` in addition to the properties of a view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.selectedColor, \UIColorWell.selectedColor), options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UITextField {
  /// Calls a closure whenever a property is set.
  ///
  /// A text field reports its ``UITextField/text`` in addition to the properties of a view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.text, \UITextField.text), options, changeHandler)
  }
}
