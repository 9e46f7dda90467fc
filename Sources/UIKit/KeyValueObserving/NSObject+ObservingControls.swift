import Foundation

// The values of controls. They are reported when the app sets them; for changes by the user, controls send events.

extension _KeyValueCodingAndObserving where Self: UIControl {
  @MainActor fileprivate static var observableOfControl: [ObservableProperty] {
    [
      .init(\Self.isEnabled, \UIControl.isEnabled), .init(\Self.isSelected, \UIControl.isSelected),
      .init(\Self.isHighlighted, \UIControl.isHighlighted),
    ] + observableOfView
  }

  /// Observes a property of a subclass, or one of all controls.
  @MainActor
  fileprivate func observeControl<Value>(
    _ keyPath: KeyPath<Self, Value>, or own: ObservableProperty..., options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    KeyValueObservers.shared.observe(self, keyPath, of: own + Self.observableOfControl, options, changeHandler)
  }

  /// Calls a closure whenever a property is set.
  ///
  /// A control reports its ``UIControl/isEnabled``, ``UIControl/isSelected`` and ``UIControl/isHighlighted``, also when
  /// a touch highlights it, in addition to the properties of a view.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, options: options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UISlider {
  /// Calls a closure whenever a property is set.
  ///
  /// A slider reports its ``UISlider/value`` in addition to the properties of a control.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.value, \UISlider.value), options: options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UISwitch {
  /// Calls a closure whenever a property is set.
  ///
  /// A switch reports its ``UISwitch/isOn`` in addition to the properties of a control.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.isOn, \UISwitch.isOn), options: options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIStepper {
  /// Calls a closure whenever a property is set.
  ///
  /// A stepper reports its ``UIStepper/value`` in addition to the properties of a control.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.value, \UIStepper.value), options: options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIPageControl {
  /// Calls a closure whenever a property is set.
  ///
  /// A page control reports its ``UIPageControl/currentPage`` in addition to the properties of a control.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.currentPage, \UIPageControl.currentPage), options: options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIDatePicker {
  /// Calls a closure whenever a property is set.
  ///
  /// A date picker reports its ``UIDatePicker/date`` in addition to the properties of a control.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.date, \UIDatePicker.date), options: options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UISegmentedControl {
  /// Calls a closure whenever a property is set.
  ///
  /// A segmented control reports its ``UISegmentedControl/selectedSegmentIndex`` in addition to the properties of a
  /// control.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own = ObservableProperty(\Self.selectedSegmentIndex, \UISegmentedControl.selectedSegmentIndex)
    return observeControl(keyPath, or: own, options: options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIColorWell {
  /// Calls a closure whenever a property is set.
  ///
  /// A color well reports its ``UIColorWell/selectedColor`` in addition to the properties of a control.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(keyPath, or: .init(\Self.selectedColor, \UIColorWell.selectedColor), options: options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UITextField {
  /// Calls a closure whenever a property is set.
  ///
  /// A text field reports its ``UITextField/text`` and ``UITextField/attributedText`` in addition to the properties of a
  /// control.
  @MainActor @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observeControl(
      keyPath, or: .init(\Self.text, \UITextField.text), .init(\Self.attributedText, \UITextField.attributedText),
      options: options, changeHandler)
  }
}
