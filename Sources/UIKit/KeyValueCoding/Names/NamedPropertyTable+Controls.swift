// The public properties of controls by their names in Objective-C.
extension NamedPropertyTable {
  mutating func addControls() {
    addUIControl()
    addUIButton()
    addUISwitch()
    addUISlider()
    addUIStepper()
    addUISegmentedControl()
    addUIPageControl()
    addUITextField()
    addUIDatePicker()
    addUIPickerView()
    addUIColorWell()
    addUIRefreshControl()
    addUISearchBar()
  }

  private mutating func addUIControl() {
    add("state", \UIControl.state)
    add("enabled", \UIControl.isEnabled, isObservable: true)
    add("selected", \UIControl.isSelected, isObservable: true)
    add("highlighted", \UIControl.isHighlighted, isObservable: true)
    add("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    add("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    add("tracking", \UIControl.isTracking)
    add("touchInside", \UIControl.isTouchInside)
    add("allControlEvents", \UIControl.allControlEvents)
    add("allTargets", \UIControl.allTargets)
    add("contextMenuInteraction", \UIControl.contextMenuInteraction)
    add("contextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled)
    add("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
  }

  private mutating func addUIButton() {
    add("buttonType", \UIButton.buttonType)
    add("currentTitle", \UIButton.currentTitle)
    add("currentTitleColor", \UIButton.currentTitleColor)
    add("currentImage", \UIButton.currentImage)
    add("currentAttributedTitle", \UIButton.currentAttributedTitle)
    add("currentBackgroundImage", \UIButton.currentBackgroundImage)
    add("contentEdgeInsets", \UIButton.contentEdgeInsets)
    add("titleEdgeInsets", \UIButton.titleEdgeInsets)
    add("imageEdgeInsets", \UIButton.imageEdgeInsets)
    add("titleLabel", \UIButton.titleLabel)
    add("imageView", \UIButton.imageView)
    add("subtitleLabel", \UIButton.subtitleLabel)
    add("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
    add("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    add("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
    add("configuration", \UIButton.configuration)
    add("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
    add("menu", \UIButton.menu)
    add("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
    add("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
    add("pointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
    add("hovered", \UIButton.isHovered)
  }

  private mutating func addUISwitch() {
    add("on", \UISwitch.isOn)
    add("onTintColor", \UISwitch.onTintColor)
    add("thumbTintColor", \UISwitch.thumbTintColor)
  }

  private mutating func addUISlider() {
    add("value", \UISlider.value)
    add("minimumValue", \UISlider.minimumValue)
    add("maximumValue", \UISlider.maximumValue)
    add("continuous", \UISlider.isContinuous)
    add("minimumValueImage", \UISlider.minimumValueImage)
    add("maximumValueImage", \UISlider.maximumValueImage)
    add("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    add("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    add("thumbTintColor", \UISlider.thumbTintColor)
    add("currentThumbImage", \UISlider.currentThumbImage)
    add("currentMinimumTrackImage", \UISlider.currentMinimumTrackImage)
    add("currentMaximumTrackImage", \UISlider.currentMaximumTrackImage)
  }

  private mutating func addUIStepper() {
    add("continuous", \UIStepper.isContinuous)
    add("autorepeat", \UIStepper.autorepeat)
    add("wraps", \UIStepper.wraps)
    add("minimumValue", \UIStepper.minimumValue)
    add("maximumValue", \UIStepper.maximumValue)
    add("stepValue", \UIStepper.stepValue)
    add("value", \UIStepper.value)
  }

  private mutating func addUISegmentedControl() {
    add("numberOfSegments", \UISegmentedControl.numberOfSegments)
    add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    add("momentary", \UISegmentedControl.isMomentary)
    add("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
    add("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
  }

  private mutating func addUIPageControl() {
    add("currentPage", \UIPageControl.currentPage)
    add("numberOfPages", \UIPageControl.numberOfPages)
    add("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    add("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    add("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
  }

  private mutating func addUITextField() {
    add("delegate", \UITextField.delegate)
    add("text", \UITextField.text)
    add("attributedText", \UITextField.attributedText, isObservable: true)
    add("placeholder", \UITextField.placeholder)
    add("attributedPlaceholder", \UITextField.attributedPlaceholder)
    add("font", \UITextField.font)
    add("textColor", \UITextField.textColor)
    add("textAlignment", \UITextField.textAlignment)
    add("typingAttributes", \UITextField.typingAttributes)
    add("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
    add("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
    add("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
    add("minimumFontSize", \UITextField.minimumFontSize)
    add("editing", \UITextField.isEditing)
    add("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
    add("clearsOnInsertion", \UITextField.clearsOnInsertion)
    add("borderStyle", \UITextField.borderStyle)
    add("background", \UITextField.background)
    add("disabledBackground", \UITextField.disabledBackground)
    add("clearButtonMode", \UITextField.clearButtonMode)
    add("leftView", \UITextField.leftView)
    add("leftViewMode", \UITextField.leftViewMode)
    add("rightView", \UITextField.rightView)
    add("rightViewMode", \UITextField.rightViewMode)
    add("autocapitalizationType", \UITextField.autocapitalizationType)
    add("autocorrectionType", \UITextField.autocorrectionType)
    add("spellCheckingType", \UITextField.spellCheckingType)
    add("keyboardType", \UITextField.keyboardType)
    add("keyboardAppearance", \UITextField.keyboardAppearance)
    add("returnKeyType", \UITextField.returnKeyType)
    add("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
    add("textContentType", \UITextField.textContentType)
    add("secureTextEntry", \UITextField.isSecureTextEntry)
    add("secureTextEntry", \UITextView.isSecureTextEntry)
    add("hasText", \UITextField.hasText)
  }

  private mutating func addUIDatePicker() {
    add("date", \UIDatePicker.date)
    add("calendar", \UIDatePicker.calendar)
    add("locale", \UIDatePicker.locale)
    add("timeZone", \UIDatePicker.timeZone)
    add("datePickerMode", \UIDatePicker.datePickerMode)
    add("datePickerStyle", \UIDatePicker.datePickerStyle)
    add("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
    add("minimumDate", \UIDatePicker.minimumDate)
    add("maximumDate", \UIDatePicker.maximumDate)
    add("minuteInterval", \UIDatePicker.minuteInterval)
    add("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
    add("countDownDuration", \UIDatePicker.countDownDuration)
  }

  private mutating func addUIPickerView() {
    add("dataSource", \UIPickerView.dataSource)
    add("delegate", \UIPickerView.delegate)
    add("numberOfComponents", \UIPickerView.numberOfComponents)
  }

  private mutating func addUIColorWell() {
    add("title", \UIColorWell.title)
    add("selectedColor", \UIColorWell.selectedColor)
    add("supportsAlpha", \UIColorWell.supportsAlpha)
  }

  private mutating func addUIRefreshControl() {
    add("refreshing", \UIRefreshControl.isRefreshing)
    add("attributedTitle", \UIRefreshControl.attributedTitle)
  }

  private mutating func addUISearchBar() {
    add("searchTextField", \UISearchBar.searchTextField)
    add("delegate", \UISearchBar.delegate)
    add("searchBarStyle", \UISearchBar.searchBarStyle)
    add("barTintColor", \UISearchBar.barTintColor)
    add("backgroundImage", \UISearchBar.backgroundImage)
    add("barPosition", \UISearchBar.barPosition)
    add("text", \UISearchBar.text)
    add("placeholder", \UISearchBar.placeholder)
    add("prompt", \UISearchBar.prompt)
    add("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
    add("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
    add("searchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
    add("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment)
    add("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
    add("showsCancelButton", \UISearchBar.showsCancelButton)
    add("scopeButtonTitles", \UISearchBar.scopeButtonTitles)
    add("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
    add("showsScopeBar", \UISearchBar.showsScopeBar)
    add("autocapitalizationType", \UISearchBar.autocapitalizationType)
    add("autocorrectionType", \UISearchBar.autocorrectionType)
    add("spellCheckingType", \UISearchBar.spellCheckingType)
    add("keyboardType", \UISearchBar.keyboardType)
    add("keyboardAppearance", \UISearchBar.keyboardAppearance)
    add("returnKeyType", \UISearchBar.returnKeyType)
    add("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically)
    add("secureTextEntry", \UISearchBar.isSecureTextEntry)
    add("textContentType", \UISearchBar.textContentType)
  }
}
