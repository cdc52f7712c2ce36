import { html, type Html } from './html';

/** An instant for people; a script in the page converts it to their time zone. */
export function time(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
