import QuartzCore

// Keys without a public property that apps use, with the effect that they have on iOS. Documentation/Coverage.md lists
// them.

extension NamedPropertyTable {
  mutating func addKeysOfControls() {
    add("textColor", \UIDatePicker.wheelTextColor)
    add("highlightsToday", \UIDatePicker.highlightsToday)
    add("textColor", \UIPickerView.textColor)
    add("searchField", read: { (bar: UISearchBar) in bar.searchTextField })
    add("cancelButton", read: { (bar: UISearchBar) in bar.cancelButton })
    add(
      "cancelButtonText", read: { (bar: UISearchBar) in bar.cancelButton.title(for: .normal) },
      write: { $0.cancelButton.setTitle($1, for: .normal) })
    add(
      "_searchField",
      read: { (bar: UISearchBar) -> UITextField? in
        KeyValueCoding.fail(
          "\(type(of: bar)): access to the instance variable _searchField is prohibited since iOS 13; use searchTextField."
        )
        return nil
      })
    add("placeholderLabel", read: { (field: UITextField) -> UILabel in field.placeholderLabel })
    add(
      "_placeholderLabel",
      read: { (field: UITextField) -> UILabel? in
        KeyValueCoding.fail(
          """
          \(type(of: field)): access to the instance variable _placeholderLabel is prohibited since iOS 13; set \
          attributedPlaceholder.
          """)
        return nil
      })
    for key in ["clearButton", "_clearButton"] { add(key, read: { (field: UITextField) in field.clearButton }) }
    for key in ["targets", "_targets"] { add(key, \UIGestureRecognizer.targetList) }
  }

  mutating func addKeysOfBars() {
    for key in ["hidesShadow", "_hidesShadow"] {
      add(key, \UINavigationBar.hidesShadow)
      add(key, \UITabBar.hidesShadow)
      add(key, \UIToolbar.hidesShadow)
    }
    add("view", read: { (item: UIBarButtonItem) in item.customView ?? item.shownView })
    add("view", read: { (item: UITabBarItem) in item.shownView })
    add("tabBar", read: { (controller: UITabBarController) in controller.tabBar }, write: { $0.replaceTabBar(by: $1) })
    add(
      "navigationBar", read: { (controller: UINavigationController) in controller.navigationBar },
      write: { $0.replaceNavigationBar(by: $1) })
    add(
      "toolbar", read: { (controller: UINavigationController) in controller.toolbarStorage },
      write: { $0.replaceToolbar(by: $1) })
  }

  mutating func addKeysOfAlerts() {
    add("attributedTitle", \UIAlertController.attributedTitle)
    add("attributedMessage", \UIAlertController.attributedMessage)
    add("contentViewController", \UIAlertController.contentViewController)
    add("titleTextColor", \UIAlertAction.titleTextColor)
    add("titleTextAlignment", \UIAlertAction.titleTextAlignment)
    add("image", \UIAlertAction.image)
    add("imageTintColor", \UIAlertAction.imageTintColor)
    for key in ["checked", "_isChecked"] { add(key, \UIAlertAction.isChecked) }
  }

  mutating func addKeysOfDevice() {
    add(
      "orientation", read: { (device: UIDevice) in device.orientation },
      write: { device, _ in
        RuntimeDiagnostics.report(
          .ineffectiveCall,
          """
          Setting UIDevice.orientation has no effect since iOS 16: implement supportedInterfaceOrientations, and call \
          setNeedsUpdateOfSupportedInterfaceOrientations() when its value changes.
          """)
      })
    for key in ["statusBar", "statusBarWindow"] {
      add(
        key,
        read: { (application: UIApplication) -> UIView? in
          KeyValueCoding.fail(
            """
            \(type(of: application)): there is no \(key) since iOS 13; use the statusBarManager of a window scene.
            """)
          return nil
        })
    }
  }
}
