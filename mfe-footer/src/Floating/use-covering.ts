import { useEffect, useState, type RefObject } from 'react';

/** Elements that floating buttons must not cover: prices, submit buttons and the focused element (WCAG 2.4.11). */
const mustStayVisible = '[data-price], button[type="submit"], :focus-visible';

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
    const events = ['scroll', 'resize', 'focusin'] as const;
    for (const name of events) window.addEventListener(name, lookSoon, { passive: true });
    lookSoon();
    return () => {
      for (const name of events) window.removeEventListener(name, lookSoon);
      cancelAnimationFrame(frame);
    };
  }, [active, ref]);
  return active && covering;
}

function isCovering(buttons: HTMLElement): boolean {
  if (buttons.matches(':focus-within')) return false;
  const boxes = [...buttons.children].map(visibleBox);
  return [...document.querySelectorAll(mustStayVisible)].some((part) => {
    const rect = part.getBoundingClientRect();
    return boxes.some((box) => overlap(box, rect));
  });
}

/** Returns the box of the visible part of a button: a circle at its right end. */
function visibleBox(button: Element): DOMRect {
  const { right, top, width, height } = button.getBoundingClientRect();
  const shown = getComputedStyle(button).getPropertyValue('--folded') ? height : width;
  return new DOMRect(right - shown, top, shown, height);
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
