extension InterfaceKind {
  static let pickers: [InterfaceKind] = [
    InterfaceKind("pickerView", of: UIPickerView.self, role: .view, base: view),
    InterfaceKind(
      "datePicker", of: UIDatePicker.self, role: .view, base: control,
      attributes: [
        "datePickerMode": .choice(
          \UIDatePicker.datePickerMode,
          ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]),
        "style": .choice(
          \UIDatePicker.preferredDatePickerStyle,
          ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
        "minuteInterval": .integer(\UIDatePicker.minuteInterval, in: 1...30),
        // A file without a date, or with this attribute, shows the current date.
        "useCurrentDate": .checked(expected: "YES or NO") { InterfaceText.bool($0) != nil },
        // Set after the mode and the range.
        "countDownDuration": .ignored,
      ],
      values: [
        "date": .ignored, "minimumDate": date(\UIDatePicker.minimumDate),
        "maximumDate": date(\UIDatePicker.maximumDate),
        "locale": ValueRule(elements: ["locale"]) { element, _ throws(_RuntimeInterfaceError) in
          let locale = element["localeIdentifier"].map(Locale.init(identifier:))
          return AttributeRule.set(\UIDatePicker.locale, locale)
        },
        "timeZone": ValueRule(elements: ["timeZone"]) { element, checker throws(_RuntimeInterfaceError) in
          guard let zone = element["name"].flatMap(TimeZone.init(identifier:)) else {
            throw checker.invalid("name", of: element, "the name of a time zone")
          }
          return AttributeRule.set(\UIDatePicker.timeZone, zone)
        },
      ]),
  ]

  private static func date<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, Date?>) -> ValueRule {
    ValueRule(elements: ["date"]) { element, checker throws(_RuntimeInterfaceError) in
      AttributeRule.set(path, try date(element, checker))
    }
  }

  private static func date(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> Date
  {
    guard let seconds = element["timeIntervalSinceReferenceDate"].flatMap(Double.init), abs(seconds) < 1e12 else {
      throw checker.invalid("timeIntervalSinceReferenceDate", of: element, "seconds since the beginning of 2001")
    }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Sets the date or the duration of a date picker, which its mode and its range limit.
  static func jointDatePicker(_ node: ObjectNode, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError) {
    let element = node.element
    if let child = element.children.first(where: { $0.name == "date" && $0.key == "date" }),
      element["useCurrentDate"].flatMap(InterfaceText.bool) != true
    {
      node.settings.append(AttributeRule.set(\UIDatePicker.date, try date(child, checker)))
    }
    if element["datePickerMode"] == "countDownTimer", let seconds = try checker.number("countDownDuration", of: element)
    {
      node.settings.append(AttributeRule.set(\UIDatePicker.countDownDuration, seconds))
    }
  }
}
