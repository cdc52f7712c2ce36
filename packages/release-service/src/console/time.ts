import { html, type Html } from '@kaadu/node-runtime/html';

/** Renders a time; a script in the page converts it to the user's time zone, and shows recent ones relative to now. */
export function time(iso: string): Html {
  return html`<time datetime="${iso}">${utc(iso)}</time>`;
}

/** Renders a time that stays absolute. */
export function exactTime(iso: string): Html {
  return html`<time datetime="${iso}" data-exact>${utc(iso)}</time>`;
}

/** Renders the time of day. @param zone suffix until the script converts it */
export function clock(instant: number, zone = ''): Html {
  const iso = new Date(instant).toISOString();
  return html`<time datetime="${iso}" data-clock>${iso.slice(11, 16)}${zone}</time>`;
}

/** Formats a time: `2026-01-31 12:00 UTC`. */
export function utc(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}
