import { html, type Html } from '@kaadu/node-runtime/html';

/** Renders a version: its number, and in smaller type the hash of its content. */
export function versionText(version: string): Html {
  const [, base = version, hash = ''] = /^([^-]+)-(.+)$/.exec(version) ?? [];
  return html`<span class="version"
    ><strong>${base}</strong>${hash && html`<span class="hash">${hash}</span>`}</span
  >`;
}
