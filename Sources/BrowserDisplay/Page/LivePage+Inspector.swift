extension LivePage {
  /// The inspector.
  static let inspectorScript = #"""
    let outlines = [];
    const isInspecting = () => !byID('inspector').hidden;

    /// Shows the outline of a layer, or hides it without a layer.
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
      const layer = shownLayer(element?.closest('.layer').layer);
      showOutline(layer);
      inspected = layer;
      if (layer) describe(layer);
    };

    /// For layers that are parts of others, the layers that are shown for them.
    const owners = new Map();
    const shownLayer = (layer) => layers.get(owners.get(layer?.id)) ?? layer;
    /// The layer under the pointer, and the app's details of its view.
    let inspected;
    let details = {};
    /// The layer whose details were requested, and the layer whose details are requested next.
    let asked;
    let next;
    const ask = (id) => {
      if (asked !== undefined) return void (next = id);
      asked = id;
      send({ type: 'inspect', number: id });
    };
    const forgetQuestions = () => { asked = next = undefined; };
    const showDetails = (answer) => {
      const following = next;
      forgetQuestions();
      details = answer;
      if (answer.o !== undefined && answer.o !== answer.i) owners.set(answer.i, answer.o);
      if (inspected?.id === answer.i && inspected.element.isConnected) {
        inspected = shownLayer(inspected);
        if (outlined) showOutline(inspected);
        showDescription(inspected);
      }
      if (following !== undefined && following !== answer.i) ask(following);
    };
    const describe = (layer) => {
      if (!layer.element.isConnected) return;
      showDescription(layer);
      ask(layer.id);
    };

    const numbers = (values) => values.map((value) => Math.round(value * 100) / 100).join(', ');
    const showDescription = (layer) => {
      const { k, b, p, a, t, o, s } = layer.values;
      const own = details.o === layer.id ? details : {};
      const x = own.x || layer.values.x || {};
      const list = make('dl');
      const row = (name, ...value) => {
        const detail = make('dd');
        detail.append(...value);
        list.append(make('dt', '', name), detail);
      };
      const group = (name) => list.append(make('h4', '', name));
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
      if (x.e || x.l || x.v || x.d || own.h) {
        group('Accessibility');
        if (x.l) row('Label', x.l);
        if (x.v) row('Value', x.v);
        if (own.h) row('Hint', own.h);
        if (x.t) row('Traits', x.t.join(', '));
        if (x.d) row('Identifier', x.d);
        row('Element', x.e ? 'yes' : 'no');
      }
      if (own.c?.length) {
        group('Constraints');
        const constraints = make('ul');
        for (const constraint of own.c) constraints.append(make('li', '', constraint));
        list.append(constraints);
      }
      byID('view').replaceChildren(make('h3', '', k), list);
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
      for (const [kind, time, subject, text] of entries) {
        const row = make('li', kind);
        const line = make('span');
        line.append(make('b', '', subject), ' ', make('i', '', text));
        row.append(make('time', '', time.toFixed(2)), line);
        row.hidden = !matches(row);
        log.append(row);
      }
      while (log.childElementCount > 500) log.firstElementChild.remove();
      scrollLog();
    };
    /// The log shows its end, whatever its height, until the user scrolls up.
    let followsLog = true;
    const scrollLog = () => { if (followsLog) log.scrollTop = log.scrollHeight; };
    let lastTop = 0;
    log.addEventListener('scroll', () => {
      // A panel that becomes smaller also leaves the end, but only the user moves up.
      if (log.scrollHeight - log.scrollTop - log.clientHeight < 30) followsLog = true;
      else if (log.scrollTop < lastTop) followsLog = false;
      lastTop = log.scrollTop;
    });
    new ResizeObserver(scrollLog).observe(log);
    byID('filter').addEventListener('input', () => { for (const row of log.children) row.hidden = !matches(row); });
    byID('clear').addEventListener('click', () => log.replaceChildren());

    try {
      if (localStorage.getItem('inspector') === 'open') {
        byID('inspector').hidden = false;
        press('inspect', true);
      }
    } catch { /* Storage may be turned off. */ }
    """#
}
