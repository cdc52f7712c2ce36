/** Attribute that names a listed control in the page. */
export const controlAttribute = 'data-gate-control';

/** A visible link, button or field of a page. */
export interface Control {
  /** Part of the document with the control; empty outside all parts. */
  readonly part: string;
  /** Kind and text, such as `link "Stays"`. */
  readonly name: string;
  /** Path of a link within the site; null for everything else. */
  readonly path: string | null;
  /** Whether text can be typed into it. */
  readonly takesText: boolean;
  /** Opening tag of the element that receives clicks instead; null when the control receives them. */
  readonly coveredBy: string | null;
}

/**
 * Lists the visible controls of a page and names them in `data-gate-control`. Runs in the page, so it must not
 * contain named functions: the compiler would add calls to a helper that the page does not have.
 */
export function listControls(): Control[] {
  const controls: Control[] = [];
  const selector = 'a[href], button, input, select, textarea, summary, [role="button"]';
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInWindow = x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
    if (width < 4 || height < 4 || !isInWindow) continue;
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
    const link = element instanceof HTMLAnchorElement ? element : undefined;
    const isField = 'labels' in element && !(element instanceof HTMLButtonElement);
    const names = [
      element.getAttribute('aria-label'),
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
      isField ? element.closest('label')?.textContent : element.textContent,
      isField ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`)?.textContent : null,
      element.getAttribute('placeholder'),
      // Not the identifier: React may give another one to each version.
      element.getAttribute('name'),
      element.getAttribute('type'),
    ];
    const text = names.map((name) => name?.trim().replaceAll(/\s+/g, ' ')).find(Boolean) ?? '';
    const kind = link ? 'link' : element.tagName.toLowerCase();
    const part = element.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '';
    const name = `${kind} "${text.slice(0, 60)}"`;
    element.setAttribute('data-gate-control', `${part} ${name}`);
    controls.push({
      ...{ part, name },
      path: link?.origin === location.origin && !link.target && !link.download ? link.pathname : null,
      takesText: element instanceof HTMLInputElement && /^(text|email|search|tel)$/.test(element.type),
      coveredBy: isHit ? null : `${(hit?.outerHTML ?? 'nothing').split('>')[0]?.slice(0, 120) ?? ''}>`,
    });
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return controls;
}
