import type { ConsoleState, RemoteState } from '../console-state';
import { html, type Html } from '@kaadu/node-runtime/html';
import { previewForm } from '../previews/preview-form';
import { signedInPage, type SignedInOptions } from './frame';

/** Panels of the page that are updated while it is open: id of the element → its content. */
export type Panels = ReadonlyMap<string, Html>;

/**
 * Renders the overview of a channel.
 * @param previewable remotes of which the user may show versions
 * @param approvals requests that wait for a second person
 */
export function overviewPage(
  state: ConsoleState,
  panels: Panels,
  previewable: readonly RemoteState[],
  approvals: (csrf: string) => Html | false,
  options: SignedInOptions,
): Html {
  const panel = (id: string) => html`<div id="${id}">${panels.get(id)}</div>`;
  const { channel } = state;
  const remotes = state.remotes.map(({ name }) => name);
  return signedInPage(
    { channel, remotes, path: '', isLive: true },
    options,
    html`<h1>What is live on ${channel}</h1>
      <div class="overview">
        ${panel('channel')}
        <section>
          <h2>Shells</h2>
          ${panel('shells')}
        </section>
      </div>
      ${approvals(options.csrf)}
      <div class="cards">
        ${remotes.map((name) => html`<article class="card" aria-label="${name}">${panel(`remote-${name}`)}${panel(`health-${name}`)}</article>`)}
      </div>
      ${remotes.length === 0 && html`<p class="empty">Nothing is published yet. Start with <code>release publish</code>.</p>`}
      ${previewForm(state, previewable, options.csrf)}`,
  );
}
