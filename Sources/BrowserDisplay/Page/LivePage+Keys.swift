extension LivePage {
  /// The script that sends the keys of the hardware keyboard and pasted text.
  ///
  /// The Command key is Control on computers that are not from Apple. The browser keeps the shortcuts for its own tabs,
  /// zoom, and developer tools.
  static let keyScript = #"""
    const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
    const usages = {
      Enter: 0x28, Escape: 0x29, Backspace: 0x2a, Tab: 0x2b, Space: 0x2c, Minus: 0x2d, Equal: 0x2e, BracketLeft: 0x2f,
      BracketRight: 0x30, Backslash: 0x31, Semicolon: 0x33, Quote: 0x34, Backquote: 0x35, Comma: 0x36, Period: 0x37,
      Slash: 0x38, Home: 0x4a, PageUp: 0x4b, Delete: 0x4c, End: 0x4d, PageDown: 0x4e, ArrowRight: 0x4f, ArrowLeft: 0x50,
      ArrowDown: 0x51, ArrowUp: 0x52, NumpadEnter: 0x58, IntlBackslash: 0x64, ControlLeft: 0xe0, ShiftLeft: 0xe1,
      AltLeft: 0xe2, MetaLeft: 0xe3, ControlRight: 0xe4, ShiftRight: 0xe5, AltRight: 0xe6, MetaRight: 0xe7,
    };
    const usageOf = ({ code, key }) => {
      // Keyboards on a screen report no position, but the names of the keys that enter no text.
      if (!code) return usages[key];
      const [, letter, digit, number] = /^(?:Key([A-Z])|Digit([0-9])|F([0-9]{1,2}))$/.exec(code) || [];
      if (letter) return 4 + letter.charCodeAt(0) - 65;
      if (digit) return digit === '0' ? 0x27 : 0x1d + Number(digit);
      if (number) return Number(number) <= 12 ? 0x39 + Number(number) : undefined;
      return usages[code];
    };
    const isCommand = (event) => isApple ? event.metaKey : event.ctrlKey;
    const modifiersOf = (event) => (event.shiftKey ? 1 : 0) | (isApple && event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0)
      | (isCommand(event) ? 8 : 0) | (event.getModifierState('CapsLock') ? 16 : 0);

    // With Shift or Alt, the shortcuts include those of the developer tools.
    const browserKeys = new Set(['KeyL', 'KeyN', 'KeyQ', 'KeyR', 'KeyT', 'KeyW', 'KeyV', 'Tab', 'Equal', 'Minus', 'Digit0']);
    const toolKeys = new Set(['KeyC', 'KeyI', 'KeyJ', 'KeyK', 'KeyM', 'KeyP', 'KeyU']);
    const isForPage = (event) => {
      if (event.target.closest?.('input, button, dialog') || event.isComposing) return true;
      if (event.code === 'Tab' || event.code === 'F5' || event.code === 'F12') return true;
      if (!event.metaKey && !event.ctrlKey) return false;
      return browserKeys.has(event.code) || ((event.shiftKey || event.altKey) && toolKeys.has(event.code));
    };

    const heldKeys = new Map();
    const release = (code, modifiers) => {
      const usage = heldKeys.get(code);
      if (usage === undefined) return;
      heldKeys.delete(code);
      send({ type: 'key', usage, phase: 'ended', text: '', modifiers });
    };
    addEventListener('keydown', (event) => {
      if (isForPage(event)) return;
      const text = [...event.key].length === 1 ? event.key : '';
      const usage = usageOf(event);
      if (usage === undefined) {
        // A key of another layout, or of a keyboard on a screen, has no position but enters text.
        if (text) send({ type: 'text', text });
        else return;
      } else {
        heldKeys.set(event.code, usage);
        send({ type: 'key', usage, phase: 'began', text, modifiers: modifiersOf(event) });
      }
      event.preventDefault();
    });
    addEventListener('keyup', (event) => {
      // On a Mac, other keys report no release while the Command key is held.
      const codes = event.key === 'Meta' ? [...heldKeys.keys()] : [event.code];
      for (const code of codes) release(code, modifiersOf(event));
    });
    addEventListener('blur', () => { for (const code of [...heldKeys.keys()]) release(code, 0); });
    addEventListener('paste', (event) => {
      if (event.target.closest?.('input')) return;
      const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').slice(0, 10000);
      if (text) send({ type: 'paste', text });
      event.preventDefault();
    });
    """#
}
