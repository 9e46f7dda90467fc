extension LivePage {
  static let helperScript = #"""
    const byID = (id) => document.getElementById(id);
    const make = (name, className, text) => {
      const element = document.createElement(name);
      if (className) element.className = className;
      if (text !== undefined) element.textContent = text;
      return element;
    };
    const SVG = 'http://www.w3.org/2000/svg';
    const draw = (name, attributes) => {
      const element = document.createElementNS(SVG, name);
      for (const key in attributes) if (attributes[key] !== undefined) element.setAttribute(key, attributes[key]);
      return element;
    };
    // Drawings of the device come from the display's own renderer. They are parsed as a separate document, in which no
    // script can run.
    const parse = (text) => document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
    const shadow = ([color, dx, dy, radius]) => `${dx}px ${dy}px ${2 * radius}px ${color}`;
    """#

  /// The script that draws the contents of layers.
  static let contentScript = #"""
    const drawText = (content) => {
      const group = draw('g', {
        'font-size': content.fs, 'font-weight': content.fw, fill: content.f, 'letter-spacing': content.ls,
        'font-style': content.it && 'italic', class: content.ff, stroke: content.st, 'stroke-width': content.sw,
        'stroke-linejoin': content.st && 'round',
        direction: content.rtl && 'rtl', 'text-anchor': content.rtl && 'end',
      });
      if (content.sh) group.style.filter = `drop-shadow(${shadow(content.sh)})`;
      // The width is that of the layout, whatever font the browser has. Joined and expanded letters are scaled, others
      // spaced.
      for (const [string, x, y, width, isJoined] of content.text) {
        const line = draw('text', { x, y, textLength: width || undefined, lengthAdjust: isJoined && 'spacingAndGlyphs' });
        line.textContent = string;
        if (content.ob) line.setAttribute('transform', `matrix(1 0 ${-content.ob} 1 ${content.ob * y} 0)`);
        group.append(line);
      }
      return group;
    };
    const drawPath = (content) => draw('path', {
      d: content.path, fill: content.f || 'none', 'fill-rule': 'evenodd', stroke: content.st, 'stroke-width': content.sw,
      'stroke-linecap': 'round', 'stroke-linejoin': 'round',
    });
    const drawSpinner = ({ spin: [x, y, radius, spokes, leading], f }) => {
      const group = draw('g', { stroke: f, 'stroke-width': radius * 0.25, 'stroke-linecap': 'round' });
      for (let index = 0; index < spokes; index++) {
        const behind = (leading - index + spokes) % spokes;
        group.append(draw('line', {
          x1: x, x2: x, y1: y - radius * 0.52, y2: y - radius * 0.875, opacity: 1 - 0.8 * behind / (spokes - 1),
          transform: `rotate(${index * 360 / spokes} ${x} ${y})`,
        }));
      }
      return group;
    };
    const placed = (element, [x, y, width, height]) => {
      Object.assign(element.style, { transform: `translate(${x}px, ${y}px)`, width: `${width}px`, height: `${height}px` });
      return element;
    };
    const drawImage = (content) => {
      const element = drawPixels(content);
      if (content.px) element.style.imageRendering = 'pixelated';
      return element;
    };
    const drawPixels = (content) => {
      if (content.f) {
        const element = placed(make('div', 'mask'), content.r);
        element.style.background = content.f;
        element.style.mask = `url("${content.image}") 0 0 / 100% 100% no-repeat`;
        return element;
      }
      const element = placed(make('img', 'pixels'), content.r);
      element.alt = '';
      element.draggable = false;
      element.src = content.image;
      return element;
    };
    const drawBackdrop = (content) => {
      const element = placed(make('div', 'backdrop'), content.r);
      element.style.backdropFilter = element.style.webkitBackdropFilter = content.blur;
      element.style.borderRadius = content.cr ? `${content.cr}px` : '';
      return element;
    };
    /// Returns the elements of a layer's contents.
    ///
    /// Adjacent drawings share an element.
    const drawContents = (contents) => {
      const elements = [];
      let drawing;
      for (const content of contents) {
        if (content.image || content.blur) {
          drawing = undefined;
          elements.push(content.blur ? drawBackdrop(content) : drawImage(content));
          continue;
        }
        if (!drawing) elements.push(drawing = draw('svg', { class: 'drawing' }));
        drawing.append(content.svg ? parse(content.svg) : content.text ? drawText(content) : content.spin ? drawSpinner(content) : drawPath(content));
      }
      return elements;
    };
    """#

  /// The script for layers: their elements and properties.
  static let layerScript = #"""
    /// Returns the style that places a layer in its superlayer.
    const placement = ({ b: [, , width, height], p, a, t }, isTransformed = t) => {
      const move = `translate(${p[0] - a[0] * width}px, ${p[1] - a[1] * height}px)`;
      return {
        width: `${width}px`, height: `${height}px`, transformOrigin: `${a[0] * width}px ${a[1] * height}px`,
        transform: isTransformed ? `${move} matrix3d(${(t || identity).join()})` : move,
      };
    };
    /// Returns the radii of the corners that a set of bits names.
    ///
    /// The order is top left, top right, bottom left, bottom right.
    const corners = (r, set = 15) => [1, 2, 8, 4].map((bit) => set & bit ? `${r}px` : '0').join(' ');
    /// Returns the shape that has the corners of a mask.
    const polygon = (mask) => `polygon(${mask.flatMap((x, i) => i % 2 ? [] : [`${x}px ${mask[i + 1]}px`]).join()})`;
    const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

    /// Returns the value of a style for an opacity.
    const shown = (opacity) => opacity === 1 ? '' : opacity;
    /// Returns the parts of an element that can fade separately so that backdrops remain visible.
    ///
    /// Without a backdrop, or with a color below all parts, it is the element itself.
    const separable = (element) => element.layer?.values.s.bg || !element.querySelector('.backdrop')
      ? [element] : [...element.children].flatMap(separable);

    class Layer {
      constructor(id) {
        this.id = id;
        this.values = { k: '', b: [0, 0, 0, 0], p: [0, 0], a: [0.5, 0.5], t: null, o: 1, h: false, s: {}, c: [], x: null };
        this.element = make('div', 'layer');
        this.element.layer = this;
        /// The element with the contents and the sublayers.
        ///
        /// It is the element itself, until the bounds have an origin or a border is above the sublayers.
        this.host = this.element;
        this.contents = [];
        /// The animations of the browser for the layer.
        this.running = [];
        /// The elements that have the opacity of the layer in its place.
        this.faded = [];
      }

      update(changes) {
        Object.assign(this.values, changes);
        if ('b' in changes || 'p' in changes || 'a' in changes || 't' in changes) this.place();
        if ('o' in changes) this.fade();
        if ('h' in changes && !this.running.length) this.element.style.display = this.values.h ? 'none' : '';
        if ('s' in changes) this.decorate();
        if ('c' in changes) this.fill();
        if ('m' in changes) this.mask(changes.m);
      }

      /// Applies the opacity, to the layer or to its parts.
      ///
      /// A browser blurs nothing below a layer within one that is not opaque.
      fade(isFading = this.values.o < 1) {
        for (const part of this.faded) part.style.opacity = part.layer ? shown(part.layer.values.o) : '';
        const parts = isFading ? separable(this.element) : [this.element];
        this.faded = parts[0] === this.element ? [] : parts;
        this.element.style.opacity = this.faded.length ? '' : shown(this.values.o);
        for (const part of this.faded) part.style.opacity = this.values.o * (part.layer?.values.o ?? 1);
      }

      /// Clips the layer to the corners of a mask, or masks it by an image.
      mask(mask) {
        const isOutline = Array.isArray(mask);
        this.element.style.clipPath = isOutline ? polygon(mask) : '';
        this.element.style.mask = mask && !isOutline ? `url("${mask}") 0 0 / 100% 100% no-repeat` : '';
      }

      place() {
        const { b: [x, y] } = this.values;
        Object.assign(this.element.style, placement(this.values));
        if (x || y || this.host !== this.element) this.useInner().style.transform = x || y ? `translate(${-x}px, ${-y}px)` : '';
      }

      /// Plays key frames from their position at a time.
      ///
      /// Without key frames, the layer shows its values.
      ///
      /// An animation remains at its end until the display removes it, because only the app determines what follows.
      ///
      /// With `clips`, the animation advances together with those of clips: an animation of a property that has no
      /// effect, and that only the thread of the page can animate, is a part of it.
      animate(animation, now, clips) {
        for (const running of this.running) running.cancel();
        this.running = [];
        this.element.style.display = this.values.h && !animation ? 'none' : '';
        this.element.style.overflow = this.values.s.cl || animation?.keys.some((key) => key.cl) ? 'clip' : '';
        const fades = animation?.keys.some((key) => 'o' in key);
        if (fades || this.faded.length) this.fade(fades);
        if (!animation) return;
        const first = animation.keys[0];
        const timing = { duration: 1000 * animation.time, iterations: animation.repeats ? Infinity : 1, fill: 'both' };
        const play = (element, style) => {
          const frames = animation.keys.map((key) => ({
            offset: key.at, easing: key.held ? 'step-end' : 'linear', ...style({ ...this.values, ...key }),
            ...(clips ? { outlineOffset: '0px' } : {}),
          }));
          const running = element.animate(frames, timing);
          running.currentTime = 1000 * Math.max(0, now - animation.begin);
          this.running.push(running);
        };
        const isTransformed = animation.keys.some((key) => key.t);
        play(this.element, (values) => {
          const style = first.b || first.p || first.a || 't' in first ? placement(values, isTransformed || this.values.t) : {};
          if (!first.b) { delete style.width; delete style.height; }
          if (!first.b && !first.a) delete style.transformOrigin;
          if ('o' in first && !this.faded.length) style.opacity = values.o;
          if ('h' in first) style.visibility = values.h ? 'hidden' : 'visible';
          if ('bg' in first) style.backgroundColor = values.bg;
          if ('r' in first) style.borderRadius = corners(values.r, this.values.s.rc);
          if ('m' in first) style.clipPath = polygon(values.m);
          return style;
        });
        for (const part of this.faded) play(part, ({ o }) => ({ opacity: o * (part.layer?.values.o ?? 1) }));
        const scrolls = first.b && animation.keys.some(({ b }) => b[0] !== this.values.b[0] || b[1] !== this.values.b[1]);
        if (scrolls) play(this.useInner(), ({ b }) => ({ transform: `translate(${-b[0]}px, ${-b[1]}px)` }));
      }

      decorate() {
        const { bg, r, rc, bw, bc, sh, cl, vi, bm } = this.values.s;
        const { style } = this.element;
        style.background = bg || '';
        style.borderRadius = r ? corners(r, rc) : '';
        style.overflow = cl ? 'clip' : '';
        style.mixBlendMode = bm || '';
        style.boxShadow = sh && bg && !cl ? shadow(sh) : '';
        const filters = [vi && this.vibrate(vi), sh && !bg && !cl && `drop-shadow(${shadow(sh)})`];
        style.filter = filters.filter(Boolean).join(' ');
        if (bw) {
          this.useInner();
          if (!this.edge) this.element.append(this.edge = make('div', 'edge'));
          this.edge.style.border = `${bw}px solid ${bc}`;
          this.edge.style.borderRadius = style.borderRadius;
        } else if (this.edge) {
          this.edge.remove();
          this.edge = undefined;
        }
      }

      /// Returns the filter that applies a color matrix.
      vibrate(matrix) {
        const id = `vibrancy-${this.id}`;
        if (!this.vibrancy) {
          const filter = `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix/></filter>`;
          this.vibrancy = parse(`<svg xmlns="http://www.w3.org/2000/svg" class="filters">${filter}</svg>`);
          this.element.append(this.vibrancy);
        }
        this.vibrancy.querySelector('feColorMatrix').setAttribute('values', matrix);
        return `url("#${id}")`;
      }

      fill() {
        for (const element of this.contents) element.remove();
        this.contents = drawContents(this.values.c);
        this.host.prepend(...this.contents);
      }

      useInner() {
        if (this.host !== this.element) return this.host;
        this.host = make('div', 'inner');
        this.host.append(...this.element.childNodes);
        this.element.append(this.host);
        return this.host;
      }
    }

    /// Arranges sublayers in an order.
    ///
    /// Elements that are in place already are not changed.
    const arrange = (host, sublayers, after) => {
      let previous = after;
      for (const layer of sublayers) {
        const next = previous ? previous.nextSibling : host.firstChild;
        if (next !== layer.element) host.insertBefore(layer.element, next);
        previous = layer.element;
      }
    };
    """#

  /// The script for the scene: all layers, and the device around them.
  static let sceneScript = #"""
    const layers = new Map();
    let screenSize = { width: 0, height: 0 };
    let scale = 1;
    const bezelWidth = 14;

    const applyScene = (message) => {
      if (message.full) {
        layers.clear();
        owners.clear();
        byID('layers').replaceChildren();
      }
      if (message.dev) showDevice(message.dev);
      for (const id of message.del || []) {
        layers.get(id)?.element.remove();
        layers.delete(id);
      }
      for (const changes of message.upd || []) {
        let layer = layers.get(changes.i);
        if (!layer) layers.set(changes.i, layer = new Layer(changes.i));
        layer.update(changes);
      }
      for (const [parent, ...children] of message.ord || []) {
        const sublayers = children.map((id) => layers.get(id)).filter(Boolean);
        if (parent === 0) {
          arrange(byID('layers'), sublayers);
          continue;
        }
        const layer = layers.get(parent);
        if (!layer) continue;
        for (const sublayer of sublayers) sublayer.parent = layer;
        arrange(layer.host, sublayers, layer.contents.at(-1));
      }
      // A browser moves layers in a thread of its own, but not their clips, which would lag behind.
      const clips = (message.anim || []).some(([, animation]) => animation?.keys.some((key) => key.m));
      for (const [id, animation] of message.anim || []) layers.get(id)?.animate(animation, message.now, clips);
    };

    const showDevice = ({ w, h, r, bezel, overlay, np }) => {
      screenSize = { width: w, height: h };
      byID('bezel').replaceChildren(parse(bezel));
      byID('overlay').replaceChildren(parse(overlay));
      Object.assign(byID('screen').style, { width: `${w}px`, height: `${h}px`, borderRadius: `${r}px`, left: `${bezelWidth}px`, top: `${bezelWidth}px` });
      byID('screen').style.cursor = np ? 'none' : '';
      byID('place').classList.remove('empty');
      fit();
    };

    /// Makes the device as large as its container, but not larger than its actual size.
    const fit = () => {
      const { width, height } = screenSize;
      const stage = byID('stage').getBoundingClientRect();
      const [outerWidth, outerHeight] = [width + 2 * bezelWidth, height + 2 * bezelWidth];
      scale = Math.max(0.1, Math.min(1, (stage.width - 48) / outerWidth, (stage.height - 44) / outerHeight));
      Object.assign(byID('place').style, { width: `${outerWidth * scale}px`, height: `${outerHeight * scale}px` });
      byID('body').style.transform = scale === 1 ? '' : `scale(${scale})`;
    };
    new ResizeObserver(fit).observe(byID('stage'));

    /// Returns the point of the screen under the pointer, in points.
    const screenPoint = (event) => {
      const frame = byID('screen').getBoundingClientRect();
      return { x: (event.clientX - frame.left) / scale, y: (event.clientY - frame.top) / scale };
    };
    const clamped = ({ x, y }) => ({
      x: Math.min(Math.max(x, 0), screenSize.width - 0.01), y: Math.min(Math.max(y, 0), screenSize.height - 0.01),
    });
    const rounded = (value) => Math.round(value * 100) / 100;
    """#
}
