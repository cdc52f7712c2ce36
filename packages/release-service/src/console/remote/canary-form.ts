import type { ConsoleState, RemoteState } from '../console-state';
import { html, type Html } from '@kaadu/node-runtime/html';
import { pathTo } from '../pages/frame';

export interface CanaryFormOptions {
  readonly csrf: string;
  /** Default shares of a rollout. */
  readonly steps: readonly number[];
}

/** Renders the form that starts, widens or narrows a canary, or starts a rollout; it works without scripts. */
export function canaryForm(
  { channel, state }: ConsoleState,
  { name, live, published }: RemoteState,
  { csrf, steps }: CanaryFormOptions,
): Html | false {
  const candidates = published.filter(({ version }) => version !== live?.stable);
  if (candidates.length === 0) return false;
  const { canary } = live ?? {};
  const hidden = { csrf, remote: name, page: name, revision: String(state.revision) };
  return html`<details class="fold" ${canary && html`data-running`}>
    <summary>${canary ? 'Change the share of the canary' : 'Start a rollout or a canary'}</summary>
    <form class="fields" method="post" action="${pathTo('/moves', channel)}">
      ${Object.entries(hidden).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}
      <label
        >Version
        <select name="version">
          ${candidates.map(
            ({ version, note }) =>
              html`<option value="${version}" ${version === canary?.version && html`selected`}>
                ${version}${note && `: ${note}`}
              </option>`,
          )}
        </select></label
      >
      <label
        >How
        <select name="action">
          <option value="rollout-start">step by step, while it stays healthy</option>
          <option value="canary" ${canary && html`selected`}>to a fixed share</option>
        </select></label
      >
      <label
        >Steps in % <input name="steps" value="${steps.join(', ')}" inputmode="decimal" autocomplete="off"
      /></label>
      <label
        >Fixed share in %
        <input name="percent" value="${canary?.percent ?? steps[0]}" inputmode="decimal" autocomplete="off"
      /></label>
      <label class="wide">Why <input name="reason" required maxlength="500" autocomplete="off" /></label>
      <button data-weight="strong">${canary ? 'Change' : 'Start'}</button>
    </form>
  </details>`;
}
