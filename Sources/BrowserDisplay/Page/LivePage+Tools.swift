extension LivePage {
  /// The toolbar.
  static let toolScript = #"""
    let environment = {};
    const sizes = [
      'extra-small', 'small', 'medium', 'large', 'extra-large', 'extra-extra-large', 'extra-extra-extra-large', 'accessibility-medium',
      'accessibility-large', 'accessibility-extra-large', 'accessibility-extra-extra-large', 'accessibility-extra-extra-extra-large',
    ];
    // Each follows the one before if the device is rotated to the left. They are named by the side of the home button.
    const orientations = ['portrait', 'landscapeRight', 'portraitUpsideDown', 'landscapeLeft'];

    const press = (id, isOn) => byID(id).setAttribute('aria-pressed', isOn);
    const applyEnvironment = (values) => {
      environment = values;
      document.title = values.app;
      byID('app').textContent = values.app;
      byID('device').textContent = values.device;
      byID('initial').textContent = values.app.slice(0, 1).toUpperCase();
      byID('icon-name').textContent = values.app;
      press('dark', values.dark);
      press('direction', values.rightToLeft);
      press('motion', values.reduceMotion);
      press('slow', values.slow);
      const size = sizes.indexOf(values.textSize);
      byID('smaller').disabled = size <= 0;
      byID('larger').disabled = size === sizes.length - 1;
      const sizeName = values.textSize.replaceAll('-', ' ');
      byID('smaller').title = `Smaller text (now ${sizeName})`;
      byID('larger').title = `Larger text (now ${sizeName})`;
      byID('springboard').hidden = values.front;
      byID('scenes').hidden = !values.multi;
      byID('next-scene').disabled = values.scenes.length < 2;
      showRecordingState(values);
    };

    const tool = (id, action) => byID(id).addEventListener('click', () => {
      action();
      // The next key is input for the app.
      byID(id).blur();
    });
    const turn = (steps) => {
      const index = orientations.indexOf(environment.orientation);
      send({ type: 'rotate', orientation: orientations[(index + steps + 4) % 4] });
    };
    const resize = (steps) => {
      const size = sizes[sizes.indexOf(environment.textSize) + steps];
      if (size) send({ type: 'textSize', size });
    };
    // An orientation that the app does not support is skipped.
    tool('rotate-left', () => turn(1));
    tool('rotate-right', () => turn(-1));
    tool('home', () => send({ type: 'foreground', isOn: !environment.front }));
    tool('icon', () => send({ type: 'foreground', isOn: true }));
    tool('dark', () => send({ type: 'dark', isOn: !environment.dark }));
    tool('smaller', () => resize(-1));
    tool('larger', () => resize(1));
    tool('direction', () => send({ type: 'rightToLeft', isOn: !environment.rightToLeft }));
    tool('motion', () => send({ type: 'reduceMotion', isOn: !environment.reduceMotion }));
    tool('slow', () => send({ type: 'slow', isOn: !environment.slow }));
    tool('memory', () => { send({ type: 'memoryWarning' }); notice('Memory warning sent', 1600); });
    tool('open-scene', () => send({ type: 'openScene' }));
    tool('next-scene', () => send({ type: 'scene', number: ((environment.scene ?? 0) + 1) % environment.scenes.length }));
    tool('picture', () => Object.assign(make('a'), { href: 'screen.svg', download: `${environment.app}.svg` }).click());
    tool('inspect', () => {
      const isOpen = byID('inspector').hidden;
      byID('inspector').hidden = !isOpen;
      press('inspect', isOpen);
      if (!isOpen) showOutline();
      try { localStorage.setItem('inspector', isOpen ? 'open' : ''); } catch { /* Storage may be turned off. */ }
    });

    let noticeTimer;
    const notice = (text, duration) => {
      clearTimeout(noticeTimer);
      byID('notice').textContent = text;
      if (duration) noticeTimer = setTimeout(() => notice(''), duration);
    };
    """#

  /// The build of the app's next version.
  static let buildScript = #"""
    let build = { running: false, problems: [] };
    const showBuild = (values) => {
      if (values.running !== build.running) notice(values.running ? 'Building…' : '');
      build = values;
      byID('problems').hidden = values.problems.length === 0;
      byID('problem-list').replaceChildren(...values.problems.map(({ file, line, text }) => {
        const row = make('li', '', text);
        if (file) row.prepend(make('code', '', line ? `${file}:${line}` : file));
        return row;
      }));
    };
    tool('hide-problems', () => { byID('problems').hidden = true; });
    """#

  /// The connection to the display.
  static let connectionScript = #"""
    let socket;
    let attempts = 0;
    byID('place').classList.add('empty');

    const send = (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    };
    const applyMessage = (message) => {
      if (message.full) log.replaceChildren();
      applyScene(message);
      if (message.env) applyEnvironment(message.env);
      if (message.vcs) showControllers(message.vcs);
      if (message.graphs) showGraphs(message.graphs);
      if (outlined) showOutline(environment.front ? outlined : undefined);
      if (message.log) addLog(message.log);
      if (inspected && isInspecting()) describe(inspected);
      if (message.build) showBuild(message.build);
      else if (message.full) showBuild({ running: false, problems: [] });
    };
    /// Loads the page again if the display has another version of it.
    ///
    /// It is done once for each version.
    const replacePage = (version) => {
      if (version === document.documentElement.dataset.version) return false;
      try {
        if (sessionStorage.getItem('version') === version) return false;
        sessionStorage.setItem('version', version);
      } catch { return false; /* Storage may be turned off. */ }
      location.reload();
      return true;
    };
    const receive = (message) => {
      if (message.full && replacePage(message.page)) return;
      applyMessage(message);
      send({ type: 'ack', number: message.n });
      document.documentElement.dataset.picture = message.n;
    };
    const connect = () => {
      const address = new URL('socket', location.href);
      address.protocol = address.protocol.replace('http', 'ws');
      socket = new WebSocket(address);
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.view) showDetails(message.view);
        else requestAnimationFrame(() => receive(message));
      };
      socket.onopen = () => {
        attempts = 0;
        pointers.clear();
        forgetQuestions();
        byID('dot').className = 'dot live';
        notice('');
      };
      socket.onclose = () => {
        byID('dot').className = 'dot lost';
        // An app that ends after a build is replaced by its next version.
        const isReplaced = build.running && attempts < 40;
        const text = isReplaced ? 'Starting the new version…' : attempts < 4 ? 'Reconnecting…'
          : 'The app has ended. This page connects again when the app runs at the same address.';
        notice(text);
        setTimeout(connect, isReplaced ? 50 : Math.min(200 * 2 ** attempts, 3000));
        attempts++;
      };
    };
    connect();
    """#
}
