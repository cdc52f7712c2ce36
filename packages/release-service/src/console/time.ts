import { html, type Html } from '@kaadu/node-runtime/html';

/** An instant for people; a script in the page converts it to their time zone, and shows recent ones relative to now. */
export function time(iso: string): Html {
  return html`<time datetime="${iso}">${utc(iso)}</time>`;
}

/** An instant that stays absolute. */
export function exactTime(iso: string): Html {
  return html`<time datetime="${iso}" data-exact>${utc(iso)}</time>`;
}

/** The time of day of an instant. @param zone what is added to it until the script converts it */
export function clock(instant: number, zone = ''): Html {
  const iso = new Date(instant).toISOString();
  return html`<time datetime="${iso}" data-clock>${iso.slice(11, 16)}${zone}</time>`;
}

/** `2026-01-31 12:00 UTC` */
export function utc(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}
