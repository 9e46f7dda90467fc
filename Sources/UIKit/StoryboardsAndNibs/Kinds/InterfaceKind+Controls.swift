extension InterfaceKind {
  static let control = InterfaceKind(
    "control", of: UIControl.self, role: .view, base: view,
    attributes: [
      "enabled": .bool(\UIControl.isEnabled), "selected": .bool(\UIControl.isSelected),
      "highlighted": .bool(\UIControl.isHighlighted),
      "contentHorizontalAlignment": .choice(
        \UIControl.contentHorizontalAlignment,
        [
          "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
        ]),
      "contentVerticalAlignment": .choice(
        \UIControl.contentVerticalAlignment, ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
    ])

  static let controls: [InterfaceKind] = [
    button,
    InterfaceKind(
      "switch", of: UISwitch.self, role: .view, base: control, attributes: ["on": .bool(\UISwitch.isOn)],
      values: [
        "onTintColor": .color(\UISwitch.onTintColor), "thumbTintColor": .color(\UISwitch.thumbTintColor),
      ]),
    InterfaceKind(
      "slider", of: UISlider.self, role: .view, base: control,
      attributes: [
        // Set together, because the limits follow the value in the file and would change it.
        "value": .ignored, "minValue": .ignored, "maxValue": .ignored, "continuous": .bool(\UISlider.isContinuous),
        "minimumImage": .image(\UISlider.minimumValueImage), "maximumImage": .image(\UISlider.maximumValueImage),
      ],
      values: [
        "minimumTrackTintColor": .color(\UISlider.minimumTrackTintColor),
        "maximumTrackTintColor": .color(\UISlider.maximumTrackTintColor),
        "thumbTintColor": .color(\UISlider.thumbTintColor),
      ]),
    InterfaceKind(
      "stepper", of: UIStepper.self, role: .view, base: control,
      attributes: [
        "value": .ignored, "minimumValue": .ignored, "maximumValue": .ignored,
        "continuous": .bool(\UIStepper.isContinuous), "autorepeat": .bool(\UIStepper.autorepeat),
        "wraps": .bool(\UIStepper.wraps),
        "stepValue": .custom(
          UIStepper.self, expected: "a number above 0", { InterfaceText.number($0).flatMap { $0 > 0 ? $0 : nil } }
        ) { $0.stepValue = $1 },
      ]),
    InterfaceKind(
      "segmentedControl", of: UISegmentedControl.self, role: .view, base: control,
      attributes: [
        "momentary": .bool(\UISegmentedControl.isMomentary), "selectedSegmentIndex": .ignored,
        "apportionsSegmentWidthsByContent": .bool(\UISegmentedControl.apportionsSegmentWidthsByContent),
        "segmentControlStyle": .ignored,
      ],
      values: ["selectedSegmentTintColor": .color(\UISegmentedControl.selectedSegmentTintColor)],
      others: ["segments": segments]),
    InterfaceKind(
      "pageControl", of: UIPageControl.self, role: .view, base: control,
      attributes: [
        "numberOfPages": .integer(\UIPageControl.numberOfPages, in: 0...10_000),
        // Set after the number of pages, which limits it.
        "currentPage": .ignored, "hidesForSinglePage": .bool(\UIPageControl.hidesForSinglePage),
      ],
      values: [
        "pageIndicatorTintColor": .color(\UIPageControl.pageIndicatorTintColor),
        "currentPageIndicatorTintColor": .color(\UIPageControl.currentPageIndicatorTintColor),
      ]),
  ]

  /// Applies attributes that are valid only in combination, independent of their order in the file.
  static func joint(_ node: ObjectNode, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError) {
    let element = node.element
    switch node.kind.name {
    case "slider":
      let (low, high) = try range(of: element, "minValue", "maxValue", default: (0, 1), checker)
      let value = try checker.number("value", of: element) ?? 0
      node.settings.append { object, _ in
        guard let slider = object as? UISlider else { return }
        slider.minimumValue = Float(low)
        slider.maximumValue = Float(high)
        slider.value = Float(value)
      }
    case "stepper":
      let (low, high) = try range(of: element, "minimumValue", "maximumValue", default: (0, 100), checker)
      let value = try checker.number("value", of: element) ?? 0
      node.settings.append { object, _ in
        guard let stepper = object as? UIStepper else { return }
        // The new range can be on either side of the default range of a stepper.
        stepper.maximumValue = max(high, stepper.maximumValue)
        stepper.minimumValue = low
        stepper.maximumValue = high
        stepper.value = value
      }
    case "datePicker": try jointDatePicker(node, checker)
    case "pageControl":
      let page = try checker.number("currentPage", of: element) ?? 0
      node.settings.append { object, _ in (object as? UIPageControl)?.currentPage = Int(page) }
    default: break
    }
  }

  private static func range(
    of element: InterfaceElement, _ lowest: String, _ highest: String, default: (Double, Double),
    _ checker: InterfaceChecker
  ) throws(_RuntimeInterfaceError) -> (Double, Double) {
    let low = try checker.number(lowest, of: element) ?? `default`.0
    let high = try checker.number(highest, of: element) ?? `default`.1
    guard low < high else {
      throw checker.error(element, "\(lowest) must be below \(highest) (was \(low), \(high)); swap them")
    }
    return (low, high)
  }

  private static let segments = ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
    guard element.children.count <= 100 else {
      throw checker.error(element, "there are \(element.children.count) segments; use a table for more than 100")
    }
    for (index, segment) in element.children.enumerated() {
      let title = segment["title"]
      let image = segment["image"].map { checker.resources.image($0) }
      let isEnabled = segment["enabled"].flatMap(InterfaceText.bool) ?? true
      node.settings.append { object, bundle in
        guard let control = object as? UISegmentedControl else { return }
        if let image {
          control.insertSegment(with: image(bundle), at: index, animated: false)
        } else {
          control.insertSegment(withTitle: title, at: index, animated: false)
        }
        control.setEnabled(isEnabled, forSegmentAt: index)
      }
    }
    let selected = try checker.number("selectedSegmentIndex", of: node.element) ?? -1
    guard selected >= -1, Int(selected) < element.children.count else {
      throw checker.error(
        node.element,
        "selectedSegmentIndex is \(Int(selected)), but there are \(element.children.count) segments; choose one of them"
      )
    }
    node.settings.append { object, _ in (object as? UISegmentedControl)?.selectedSegmentIndex = Int(selected) }
  }
}
