import { html, type Html } from './html';

/** A version for people: what its team counts, and smaller the hash of the bytes. */
export function versionText(version: string): Html {
  const [, base = version, hash = ''] = /^([^-]+)-(.+)$/.exec(version) ?? [];
  return html`<span class="version"
    ><strong>${base}</strong>${hash && html`<span class="hash">${hash}</span>`}</span
  >`;
}
