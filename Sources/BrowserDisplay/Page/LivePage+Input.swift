extension LivePage {
  /// The script that sends pointers as touches, and the wheel as scrolling.
  static let touchScript = #"""
    const stage = byID('stage');
    /// The pointers that are down.
    ///
    /// Each pointer has one touch, or two touches while it pinches.
    const pointers = new Map();
    const reach = 30;

    const freeTouch = () => {
      const used = new Set([...pointers.values()].flatMap((pointer) => pointer.touches.map((touch) => touch.id)));
      let id = 1;
      while (used.has(id)) id++;
      return id;
    };
    const opposite = ({ x, y }, pivot) => clamped({ x: 2 * pivot.x - x, y: 2 * pivot.y - y });

    const sendTouch = (touch, phase) => send({ type: 'touch', id: touch.id, phase, x: rounded(touch.x), y: rounded(touch.y) });
    const showMarks = () => {
      const marks = [...pointers.values()].flatMap((pointer) => pointer.touches).map((touch) => {
        const mark = make('div', 'touch');
        mark.style.transform = `translate(${touch.x}px, ${touch.y}px)`;
        return mark;
      });
      byID('marks').replaceChildren(...marks, ...outlines);
    };

    stage.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || event.target.closest('button, .problems')) return;
      const point = screenPoint(event);
      const isNear = point.x > -reach && point.y > -reach && point.x < screenSize.width + reach && point.y < screenSize.height + reach;
      if (!isNear) return;
      event.preventDefault();
      document.activeElement?.blur();
      stage.setPointerCapture(event.pointerId);
      // A drag that begins on the bezel is a swipe from the edge of the screen.
      const pointer = { touches: [], pivot: { x: screenSize.width / 2, y: screenSize.height / 2 } };
      pointers.set(event.pointerId, pointer);
      pointer.touches.push({ id: freeTouch(), ...clamped(point) });
      if (event.altKey) pointer.touches.push({ id: freeTouch(), ...opposite(point, pointer.pivot) });
      for (const touch of pointer.touches) sendTouch(touch, 'began');
      showMarks();
    });

    let moved = new Set();
    const flushMoves = () => {
      for (const pointer of moved) for (const touch of pointer.touches) sendTouch(touch, 'moved');
      moved = new Set();
    };
    let hover;
    const sendHover = (event) => {
      if (event.pointerType !== 'mouse') return;
      if (!hover) requestAnimationFrame(() => {
        send({ type: 'hover', x: rounded(hover.x), y: rounded(hover.y) });
        hover = undefined;
      });
      hover = clamped(screenPoint(event));
    };
    stage.addEventListener('pointermove', (event) => {
      const pointer = pointers.get(event.pointerId);
      if (!pointer) {
        sendHover(event);
        return inspectPoint(event);
      }
      const point = clamped(screenPoint(event));
      const [first, second] = pointer.touches;
      if (second) {
        // With the Shift key both touches move in parallel; otherwise they mirror each other.
        if (event.shiftKey) {
          Object.assign(second, clamped({ x: second.x + point.x - first.x, y: second.y + point.y - first.y }));
          pointer.pivot = { x: (point.x + second.x) / 2, y: (point.y + second.y) / 2 };
        } else {
          Object.assign(second, opposite(point, pointer.pivot));
        }
      }
      Object.assign(first, point);
      // The screen changes once in each frame, and moved touches are sent at the same rate.
      if (moved.size === 0) requestAnimationFrame(flushMoves);
      moved.add(pointer);
      showMarks();
    });

    const endPointer = (event, phase) => {
      const pointer = pointers.get(event.pointerId);
      if (!pointer) return;
      flushMoves();
      pointers.delete(event.pointerId);
      for (const touch of pointer.touches) sendTouch(touch, phase);
      showMarks();
    };
    stage.addEventListener('pointerup', (event) => endPointer(event, 'ended'));
    stage.addEventListener('pointercancel', (event) => endPointer(event, 'cancelled'));
    stage.addEventListener('lostpointercapture', (event) => endPointer(event, 'cancelled'));
    stage.addEventListener('pointerleave', (event) => {
      showOutline();
      if (event.pointerType === 'mouse' && !hover) send({ type: 'hover' });
    });
    stage.addEventListener('contextmenu', (event) => event.preventDefault());
    stage.addEventListener('dragstart', (event) => event.preventDefault());

    let wheel;
    stage.addEventListener('wheel', (event) => {
      if (event.target.closest('.problems')) return;
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? screenSize.height : 1;
      if (!wheel) requestAnimationFrame(() => {
        send({ type: 'scroll', x: rounded(wheel.x), y: rounded(wheel.y), dx: rounded(wheel.dx), dy: rounded(wheel.dy) });
        wheel = undefined;
      });
      wheel = wheel || { dx: 0, dy: 0 };
      Object.assign(wheel, clamped(screenPoint(event)));
      wheel.dx += (event.shiftKey && !event.deltaX ? event.deltaY : event.deltaX) * unit / scale;
      wheel.dy += (event.shiftKey && !event.deltaX ? 0 : event.deltaY) * unit / scale;
    }, { passive: false });
    """#
}
