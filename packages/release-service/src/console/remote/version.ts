import { html, type Html } from '@kaadu/node-runtime/html';

/**
 * Renders a version: the hash of its content, by which versions differ, and in smaller type its number. A
 * version without a hash is shown by its number.
 */
export function versionText(version: string): Html {
  const [, base = version, hash = ''] = /^([^-]+)-(.+)$/.exec(version) ?? [];
  return html`<span class="version"
    ><strong>${hash || base}</strong>${hash && html`<span class="base">${base}</span>`}</span
  >`;
}
