extension LivePage {
  /// The toolbar.
  static let toolScript = #"""
    let environment = {};
    const sizes = [
      'extra-small', 'small', 'medium', 'large', 'extra-large', 'extra-extra-large', 'extra-extra-extra-large', 'accessibility-medium',
      'accessibility-large', 'accessibility-extra-large', 'accessibility-extra-extra-large', 'accessibility-extra-extra-extra-large',
    ];
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
    };

    const tool = (id, action) => byID(id).addEventListener('click', () => {
      action();
      // The next key is for the app.
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
    // An orientation that the app does not support is passed over.
    tool('rotate-left', () => turn(-1));
    tool('rotate-right', () => turn(1));
    tool('home', () => send({ type: 'foreground', isOn: !environment.front }));
    tool('icon', () => send({ type: 'foreground', isOn: true }));
    tool('dark', () => send({ type: 'dark', isOn: !environment.dark }));
    tool('smaller', () => resize(-1));
    tool('larger', () => resize(1));
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
      if (isOpen) log.scrollTop = log.scrollHeight; else showOutline();
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

  /// The inspector.
  static let inspectorScript = #"""
    let outlines = [];
    const isInspecting = () => !byID('inspector').hidden;

    /// Shows where a layer is; nothing without one.
    let outlined;
    const showOutline = (layer) => {
      outlines = [];
      outlined = layer;
      if (layer && layer.element.isConnected) {
        const frame = frameOnScreen(layer);
        const outline = make('div', 'outline');
        Object.assign(outline.style, { transform: `translate(${frame.x}px, ${frame.y}px)`, width: `${frame.width}px`, height: `${frame.height}px` });
        outlines = [outline];
      }
      showMarks();
    };
    const frameOnScreen = (layer) => {
      const [frame, screen] = [layer.element.getBoundingClientRect(), byID('screen').getBoundingClientRect()];
      return { x: (frame.left - screen.left) / scale, y: (frame.top - screen.top) / scale, width: frame.width / scale, height: frame.height / scale };
    };

    const inspectPoint = (event) => {
      if (!isInspecting()) return;
      const element = document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.closest('.layer'));
      const layer = element?.closest('.layer').layer;
      showOutline(layer);
      if (layer) describe(layer);
    };
    const numbers = (values) => values.map((value) => Math.round(value * 100) / 100).join(', ');
    const describe = (layer) => {
      const { k, b, p, a, t, o, s, x } = layer.values;
      const list = make('dl');
      const row = (name, ...value) => {
        const detail = make('dd');
        detail.append(...value);
        list.append(make('dt', '', name), detail);
      };
      const onScreen = frameOnScreen(layer);
      row('Frame', numbers([p[0] - a[0] * b[2], p[1] - a[1] * b[3], b[2], b[3]]));
      row('On screen', numbers([onScreen.x, onScreen.y, onScreen.width, onScreen.height]));
      if (b[0] || b[1]) row('Bounds origin', numbers([b[0], b[1]]));
      if (t) row('Transform', 'yes');
      if (o !== 1) row('Alpha', numbers([o]));
      if (s.bg) {
        const swatch = make('span', 'swatch');
        swatch.style.background = s.bg;
        row('Background', swatch, s.bg);
      }
      if (s.r) row('Corner radius', numbers([s.r]));
      const path = [];
      for (let parent = layer.parent; parent; parent = parent.parent) path.unshift(parent.values.k);
      if (path.length) row('Inside', path.slice(-4).join(' › '));
      if (x) {
        if (x.e) row('Accessibility', [x.l && `“${x.l}”`, x.v && `value “${x.v}”`, (x.t || []).join(', ')].filter(Boolean).join(' · ') || 'element without a label');
        if (x.d) row('Identifier', x.d);
      }
      const heading = make('h3', '', k);
      byID('view').replaceChildren(heading, list);
    };

    const showControllers = (controllers) => {
      byID('controllers').replaceChildren(...controllers.map(({ d, k, r, t, a, l }) => {
        const row = make('li');
        row.style.paddingLeft = `${8 + 14 * d}px`;
        row.append(make('span', 'name', k), make('span', 'role', [t, r === 'child' ? '' : r].filter(Boolean).join(' · ')), make('span', `state ${a || ''}`, a || 'not loaded'));
        row.title = [k, t].filter(Boolean).join(' · ');
        row.addEventListener('mouseenter', () => showOutline(layers.get(l)));
        row.addEventListener('mouseleave', () => showOutline());
        return row;
      }));
    };

    const log = byID('log');
    const matches = (row) => row.textContent.toLowerCase().includes(byID('filter').value.toLowerCase());
    const addLog = (entries) => {
      const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 30;
      for (const [kind, time, subject, text] of entries) {
        const row = make('li', kind);
        const line = make('span');
        line.append(make('b', '', subject), ' ', make('i', '', text));
        row.append(make('time', '', time.toFixed(2)), line);
        row.hidden = !matches(row);
        log.append(row);
      }
      while (log.childElementCount > 500) log.firstElementChild.remove();
      if (isAtEnd) log.scrollTop = log.scrollHeight;
    };
    byID('filter').addEventListener('input', () => { for (const row of log.children) row.hidden = !matches(row); });
    byID('clear').addEventListener('click', () => log.replaceChildren());

    try {
      if (localStorage.getItem('inspector') === 'open') {
        byID('inspector').hidden = false;
        press('inspect', true);
      }
    } catch { /* Storage may be turned off. */ }
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
      if (outlined) showOutline(environment.front ? outlined : undefined);
      if (message.log) addLog(message.log);
      if (message.build) showBuild(message.build);
      else if (message.full) showBuild({ running: false, problems: [] });
    };
    const connect = () => {
      const address = new URL('socket', location.href);
      address.protocol = address.protocol.replace('http', 'ws');
      socket = new WebSocket(address);
      socket.onmessage = ({ data }) => requestAnimationFrame(() => {
        const message = JSON.parse(data);
        applyMessage(message);
        send({ type: 'ack', number: message.n });
        document.documentElement.dataset.picture = message.n;
      });
      socket.onopen = () => {
        attempts = 0;
        pointers.clear();
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
