/// Constants that identify the keys of a keyboard, by their position.
///
/// The values are the usages of the keyboard page in the USB standard for human interface devices. A key is named by
/// what it enters on an American keyboard; with another layout, it can enter other characters.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The keyboard reports too many keys at a time.
  case keyboardErrorRollOver = 0x1
  /// The test of the keyboard has failed.
  case keyboardPOSTFail = 0x2
  /// An undefined error, or a key without a usage.
  case keyboardErrorUndefined = 0x3
  /// The A key.
  case keyboardA = 0x4
  /// The B key.
  case keyboardB = 0x5
  /// The C key.
  case keyboardC = 0x6
  /// The D key.
  case keyboardD = 0x7
  /// The E key.
  case keyboardE = 0x8
  /// The F key.
  case keyboardF = 0x9
  /// The G key.
  case keyboardG = 0xa
  /// The H key.
  case keyboardH = 0xb
  /// The I key.
  case keyboardI = 0xc
  /// The J key.
  case keyboardJ = 0xd
  /// The K key.
  case keyboardK = 0xe
  /// The L key.
  case keyboardL = 0xf
  /// The M key.
  case keyboardM = 0x10
  /// The N key.
  case keyboardN = 0x11
  /// The O key.
  case keyboardO = 0x12
  /// The P key.
  case keyboardP = 0x13
  /// The Q key.
  case keyboardQ = 0x14
  /// The R key.
  case keyboardR = 0x15
  /// The S key.
  case keyboardS = 0x16
  /// The T key.
  case keyboardT = 0x17
  /// The U key.
  case keyboardU = 0x18
  /// The V key.
  case keyboardV = 0x19
  /// The W key.
  case keyboardW = 0x1a
  /// The X key.
  case keyboardX = 0x1b
  /// The Y key.
  case keyboardY = 0x1c
  /// The Z key.
  case keyboardZ = 0x1d
  /// The 1 or ! key.
  case keyboard1 = 0x1e
  /// The 2 or @ key.
  case keyboard2 = 0x1f
  /// The 3 or # key.
  case keyboard3 = 0x20
  /// The 4 or $ key.
  case keyboard4 = 0x21
  /// The 5 or % key.
  case keyboard5 = 0x22
  /// The 6 or ^ key.
  case keyboard6 = 0x23
  /// The 7 or & key.
  case keyboard7 = 0x24
  /// The 8 or * key.
  case keyboard8 = 0x25
  /// The 9 or ( key.
  case keyboard9 = 0x26
  /// The 0 or ) key.
  case keyboard0 = 0x27
  /// The Return key.
  case keyboardReturnOrEnter = 0x28
  /// The Escape key.
  case keyboardEscape = 0x29
  /// The Delete key, which deletes backward.
  case keyboardDeleteOrBackspace = 0x2a
  /// The Tab key.
  case keyboardTab = 0x2b
  /// The Space bar.
  case keyboardSpacebar = 0x2c
  /// The - or _ key.
  case keyboardHyphen = 0x2d
  /// The = or + key.
  case keyboardEqualSign = 0x2e
  /// The [ or { key.
  case keyboardOpenBracket = 0x2f
  /// The ] or } key.
  case keyboardCloseBracket = 0x30
  /// The \\ or | key.
  case keyboardBackslash = 0x31
  /// The non-US # or ~ key.
  case keyboardNonUSPound = 0x32
  /// The ; or : key.
  case keyboardSemicolon = 0x33
  /// The ' or " key.
  case keyboardQuote = 0x34
  /// The ` or ~ key.
  case keyboardGraveAccentAndTilde = 0x35
  /// The , or < key.
  case keyboardComma = 0x36
  /// The . or > key.
  case keyboardPeriod = 0x37
  /// The / or ? key.
  case keyboardSlash = 0x38
  /// The Caps Lock key.
  case keyboardCapsLock = 0x39
  /// The F1 key.
  case keyboardF1 = 0x3a
  /// The F2 key.
  case keyboardF2 = 0x3b
  /// The F3 key.
  case keyboardF3 = 0x3c
  /// The F4 key.
  case keyboardF4 = 0x3d
  /// The F5 key.
  case keyboardF5 = 0x3e
  /// The F6 key.
  case keyboardF6 = 0x3f
  /// The F7 key.
  case keyboardF7 = 0x40
  /// The F8 key.
  case keyboardF8 = 0x41
  /// The F9 key.
  case keyboardF9 = 0x42
  /// The F10 key.
  case keyboardF10 = 0x43
  /// The F11 key.
  case keyboardF11 = 0x44
  /// The F12 key.
  case keyboardF12 = 0x45
  /// The Print Screen key.
  case keyboardPrintScreen = 0x46
  /// The Scroll Lock key.
  case keyboardScrollLock = 0x47
  /// The Pause key.
  case keyboardPause = 0x48
  /// The Insert key.
  case keyboardInsert = 0x49
  /// The Home key.
  case keyboardHome = 0x4a
  /// The Page Up key.
  case keyboardPageUp = 0x4b
  /// The Forward Delete key.
  case keyboardDeleteForward = 0x4c
  /// The End key.
  case keyboardEnd = 0x4d
  /// The Page Down key.
  case keyboardPageDown = 0x4e
  /// The Right Arrow key.
  case keyboardRightArrow = 0x4f
  /// The Left Arrow key.
  case keyboardLeftArrow = 0x50
  /// The Down Arrow key.
  case keyboardDownArrow = 0x51
  /// The Up Arrow key.
  case keyboardUpArrow = 0x52
  /// The Num Lock or Clear key of the keypad.
  case keypadNumLock = 0x53
  /// The / key of the keypad.
  case keypadSlash = 0x54
  /// The * key of the keypad.
  case keypadAsterisk = 0x55
  /// The - key of the keypad.
  case keypadHyphen = 0x56
  /// The + key of the keypad.
  case keypadPlus = 0x57
  /// The Enter key of the keypad.
  case keypadEnter = 0x58
  /// The 1 key of the keypad.
  case keypad1 = 0x59
  /// The 2 key of the keypad.
  case keypad2 = 0x5a
  /// The 3 key of the keypad.
  case keypad3 = 0x5b
  /// The 4 key of the keypad.
  case keypad4 = 0x5c
  /// The 5 key of the keypad.
  case keypad5 = 0x5d
  /// The 6 key of the keypad.
  case keypad6 = 0x5e
  /// The 7 key of the keypad.
  case keypad7 = 0x5f
  /// The 8 key of the keypad.
  case keypad8 = 0x60
  /// The 9 key of the keypad.
  case keypad9 = 0x61
  /// The 0 key of the keypad.
  case keypad0 = 0x62
  /// The . key of the keypad.
  case keypadPeriod = 0x63
  /// The non-US \ or | key.
  case keyboardNonUSBackslash = 0x64
  /// The Application key.
  case keyboardApplication = 0x65
  /// The Power key.
  case keyboardPower = 0x66
  /// The = key of the keypad.
  case keypadEqualSign = 0x67
  /// The F13 key.
  case keyboardF13 = 0x68
  /// The F14 key.
  case keyboardF14 = 0x69
  /// The F15 key.
  case keyboardF15 = 0x6a
  /// The F16 key.
  case keyboardF16 = 0x6b
  /// The F17 key.
  case keyboardF17 = 0x6c
  /// The F18 key.
  case keyboardF18 = 0x6d
  /// The F19 key.
  case keyboardF19 = 0x6e
  /// The F20 key.
  case keyboardF20 = 0x6f
  /// The F21 key.
  case keyboardF21 = 0x70
  /// The F22 key.
  case keyboardF22 = 0x71
  /// The F23 key.
  case keyboardF23 = 0x72
  /// The F24 key.
  case keyboardF24 = 0x73
  /// The Execute key.
  case keyboardExecute = 0x74
  /// The Help key.
  case keyboardHelp = 0x75
  /// The Menu key.
  case keyboardMenu = 0x76
  /// The Select key.
  case keyboardSelect = 0x77
  /// The Stop key.
  case keyboardStop = 0x78
  /// The Again key.
  case keyboardAgain = 0x79
  /// The Undo key.
  case keyboardUndo = 0x7a
  /// The Cut key.
  case keyboardCut = 0x7b
  /// The Copy key.
  case keyboardCopy = 0x7c
  /// The Paste key.
  case keyboardPaste = 0x7d
  /// The Find key.
  case keyboardFind = 0x7e
  /// The Mute key.
  case keyboardMute = 0x7f
  /// The Volume Up key.
  case keyboardVolumeUp = 0x80
  /// The Volume Down key.
  case keyboardVolumeDown = 0x81
  /// The locking Caps Lock key.
  case keyboardLockingCapsLock = 0x82
  /// The locking Num Lock key.
  case keyboardLockingNumLock = 0x83
  /// The locking Scroll Lock key.
  case keyboardLockingScrollLock = 0x84
  /// The , key of the keypad.
  case keypadComma = 0x85
  /// The = key of the keypad of an AS/400.
  case keypadEqualSignAS400 = 0x86
  /// The international key 1.
  case keyboardInternational1 = 0x87
  /// The international key 2.
  case keyboardInternational2 = 0x88
  /// The international key 3.
  case keyboardInternational3 = 0x89
  /// The international key 4.
  case keyboardInternational4 = 0x8a
  /// The international key 5.
  case keyboardInternational5 = 0x8b
  /// The international key 6.
  case keyboardInternational6 = 0x8c
  /// The international key 7.
  case keyboardInternational7 = 0x8d
  /// The international key 8.
  case keyboardInternational8 = 0x8e
  /// The international key 9.
  case keyboardInternational9 = 0x8f
  /// The language key 1.
  case keyboardLANG1 = 0x90
  /// The language key 2.
  case keyboardLANG2 = 0x91
  /// The language key 3.
  case keyboardLANG3 = 0x92
  /// The language key 4.
  case keyboardLANG4 = 0x93
  /// The language key 5.
  case keyboardLANG5 = 0x94
  /// The language key 6.
  case keyboardLANG6 = 0x95
  /// The language key 7.
  case keyboardLANG7 = 0x96
  /// The language key 8.
  case keyboardLANG8 = 0x97
  /// The language key 9.
  case keyboardLANG9 = 0x98
  /// The Alternate Erase key.
  case keyboardAlternateErase = 0x99
  /// The SysReq or Attention key.
  case keyboardSysReqOrAttention = 0x9a
  /// The Cancel key.
  case keyboardCancel = 0x9b
  /// The Clear key.
  case keyboardClear = 0x9c
  /// The Prior key.
  case keyboardPrior = 0x9d
  /// The second Return key.
  case keyboardReturn = 0x9e
  /// The Separator key.
  case keyboardSeparator = 0x9f
  /// The Out key.
  case keyboardOut = 0xa0
  /// The Oper key.
  case keyboardOper = 0xa1
  /// The Clear or Again key.
  case keyboardClearOrAgain = 0xa2
  /// The CrSel or Props key.
  case keyboardCrSelOrProps = 0xa3
  /// The ExSel key.
  case keyboardExSel = 0xa4
  /// The left Control key.
  case keyboardLeftControl = 0xe0
  /// The left Shift key.
  case keyboardLeftShift = 0xe1
  /// The left Option key.
  case keyboardLeftAlt = 0xe2
  /// The left Command key.
  case keyboardLeftGUI = 0xe3
  /// The right Control key.
  case keyboardRightControl = 0xe4
  /// The right Shift key.
  case keyboardRightShift = 0xe5
  /// The right Option key.
  case keyboardRightAlt = 0xe6
  /// The right Command key.
  case keyboardRightGUI = 0xe7
  /// A reserved usage.
  case keyboard_Reserved = 0xffff
}
