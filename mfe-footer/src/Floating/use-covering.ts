import { useEffect, useState, type RefObject } from 'react';

/** Controls, and text that a visitor acts on, which floating buttons must not cover (WCAG 2.4.11). */
const mustStayVisible =
  'a[href], button, input, select, textarea, summary, label, dd, [data-price], [role="alert"], [role="status"], :focus-visible';

/** Distance of the points that are looked at, in pixels: less than the height of a line of text. */
const step = 12;

/** Whether one of the buttons in an element covers an element that must stay visible. False while not `active`. */
export function useCovering(ref: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [covering, setCovering] = useState(false);
  useEffect(() => {
    if (!active) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      if (ref.current) setCovering(isCovering(ref.current));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    // Parts of a page that load or open move what is under the buttons, or fill a place that was reserved for them.
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    const parts = new MutationObserver(lookSoon);
    parts.observe(document.body, { childList: true, subtree: true });
    // The last one is sent when a part that was off the screen has been laid out.
    const events = ['scroll', 'resize', 'focusin', 'contentvisibilityautostatechange'] as const;
    // Scrolling of a rail does not bubble.
    const options = { passive: true, capture: true };
    for (const name of events) window.addEventListener(name, lookSoon, options);
    lookSoon();
    return () => {
      sizes.disconnect();
      parts.disconnect();
      for (const name of events) window.removeEventListener(name, lookSoon, options);
      cancelAnimationFrame(frame);
    };
  }, [active, ref]);
  return active && covering;
}

function isCovering(buttons: HTMLElement): boolean {
  if (buttons.matches(':focus-within')) return false;
  return [...buttons.children].map(visibleBox).some((box) => partsUnder(box, buttons).some(coveredBy(box)));
}

/** Returns the box of the visible part of a button: a circle at its right end. */
function visibleBox(button: Element): DOMRect {
  const { right, top, width, height } = button.getBoundingClientRect();
  const shown = getComputedStyle(button).getPropertyValue('--folded') ? height : width;
  return new DOMRect(right - shown, top, shown, height);
}

/** Returns the parts of the page under a box. Asking for points does not lay out what is off the screen. */
function partsUnder({ left, right, top, bottom }: DOMRect, buttons: Element): Element[] {
  const parts = new Set<Element>();
  for (let x = left; x < right + step; x += step)
    for (let y = top; y < bottom + step; y += step)
      for (const hit of document.elementsFromPoint(Math.min(x, right), Math.min(y, bottom))) {
        const part = buttons.contains(hit) ? null : hit.closest(mustStayVisible);
        if (part) parts.add(part);
      }
  return [...parts];
}

/** The link of a card is found wherever the card is; only its own text counts, line by line. */
const coveredBy = (box: DOMRect) => (part: Element) =>
  [...part.getClientRects()].some((line) => overlap(box, line));

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
