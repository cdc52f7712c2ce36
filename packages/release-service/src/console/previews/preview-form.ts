import { defaultPreviewHours } from '@kaadu/release-core';
import type { ConsoleState, RemoteState } from '../console-state';
import { html, type Html } from '@kaadu/node-runtime/html';

/** Maximum number of versions of a remote to choose from. */
const listedVersions = 20;

const lifetimes = [
  [1, '1 hour'],
  [defaultPreviewHours, `${defaultPreviewHours} hours`],
  [24, '1 day'],
  [168, '1 week'],
] as const;

/** Returns the name of the field with the version of a remote. */
export function versionField(remote: string): string {
  return `version:${remote}`;
}

/** Renders the form that creates a preview link, for the remotes of which the user may show versions. */
export function previewForm(
  { channel }: ConsoleState,
  remotes: readonly RemoteState[],
  csrf: string,
): Html | false {
  if (!remotes.some(({ published }) => published.length > 0)) return false;
  return html`<details class="fold">
    <summary>Create a preview link</summary>
    <p class="meta">
      Shows the chosen versions to visitors who open it, on every shell of ${channel}. Other visitors see no
      change.
    </p>
    <form class="fields" method="post" action="/console/previews?channel=${channel}">
      <input type="hidden" name="csrf" value="${csrf}" />
      ${remotes.map(versionSelect)}
      <label
        >Valid for
        <select name="hours">
          ${lifetimes.map(([hours, label]) => html`<option value="${hours}" ${hours === defaultPreviewHours && html`selected`}>${label}</option>`)}
        </select></label
      >
      <button data-weight="plain">Create a link</button>
    </form>
  </details>`;
}

function versionSelect({ name, live, published }: RemoteState): Html {
  return html`<label
    >${name}
    <select name="${versionField(name)}">
      <option value="">live version</option>
      ${published
        .slice(0, listedVersions)
        .filter(({ version }) => version !== live?.stable)
        .map(
          ({ version, note }) => html`<option value="${version}">${version}${note && `: ${note}`}</option>`,
        )}
    </select></label
  >`;
}
