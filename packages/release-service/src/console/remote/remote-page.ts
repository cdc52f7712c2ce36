import type { Permissions } from './remote-panel';
import type { ConsoleState, RemoteState } from '../console-state';
import { html, type Html } from '@kaadu/node-runtime/html';
import type { Panels } from '../pages/overview-page';
import { pathTo, signedInPage, type SignedInOptions } from '../pages/frame';
import { canaryForm } from './canary-form';

/** Renders one remote: its live versions, health, published versions and timeline. */
export function remotePage(
  state: ConsoleState,
  remote: RemoteState,
  panels: Panels,
  { mayOperate }: Permissions,
  options: SignedInOptions & { readonly steps: readonly number[] },
): Html {
  const { channel } = state;
  const { name, published } = remote;
  const panel = (id: string) => html`<div id="${id}">${panels.get(id)}</div>`;
  const place = { channel, remotes: state.remotes.map((each) => each.name), path: `/remotes/${name}` };
  return signedInPage(
    { ...place, remote: name, isLive: true },
    options,
    html`<h1>${name} on ${channel}</h1>
      <div class="halves">
        <article class="card" aria-label="${name}">${panel(`remote-${name}`)}</article>
        <section class="card" aria-label="Health">${panel(`health-${name}`)}</section>
      </div>
      ${mayOperate && remote.live && canaryForm(state, remote, options)}
      <section class="stack">
        <h2>Versions</h2>
        ${published.length > 1 && compareForm(channel, remote)} ${panel(`versions-${name}`)}
      </section>
      <section class="stack">
        <h2>Timeline</h2>
        ${panel(`timeline-${name}`)}
      </section>`,
  );
}

/** Renders a form that compares two versions; it works without scripts. */
export function compareForm(
  channel: string,
  { name, live, published }: RemoteState,
  chosen: { readonly from?: string; readonly to?: string } = {},
): Html {
  const { from = live?.stable, to = published.find(({ version }) => version !== live?.stable)?.version } =
    chosen;
  const select = (field: string, label: string, selected: string | undefined) =>
    html`<label
      >${label}
      <select name="${field}">
        ${published.map(
          ({ version }) =>
            html`<option value="${version}" ${version === selected && html`selected`}>
              ${version}${version === live?.stable && ' (live)'}
            </option>`,
        )}
      </select></label
    >`;
  return html`<form class="fields" action="/console/remotes/${name}/diff">
    <input type="hidden" name="channel" value="${channel}" />
    ${select('from', 'Compare', from)}${select('to', 'with', to)}
    <button data-weight="plain">Show the differences</button>
  </form>`;
}

/** Returns the URL of the comparison of two versions. */
export function diffPath(channel: string, remote: string, from: string, to: string): string {
  return pathTo(`/remotes/${remote}/diff`, channel, { from, to });
}
