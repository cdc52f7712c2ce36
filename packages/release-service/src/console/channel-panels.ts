import type { HealthLedger } from '@kaadu/release-core/health';
import type { ConsoleState } from './console-state';
import { html, type Html } from '@kaadu/node-runtime/html';
import { time } from './time';

/** Renders the channel as a whole: its revision, last change and freeze. */
export function channelPanel({ state, fault, auditFault }: ConsoleState, mayFreeze: boolean): Html {
  const { frozen, revision } = state;
  return html`<p class="revision"><span class="meta">Revision</span><strong>${revision}</strong></p>
    <div class="last">
      ${revision > 0 && html`<p class="why">${state.reason}<br /><span>${state.by}, ${time(state.at)}</span></p>`}
      ${fault !== undefined && html`<p class="frozen" role="alert"><strong>History changed</strong> ${fault}</p>`}
      ${auditFault !== undefined && html`<p class="frozen" role="alert"><strong>Log changed</strong> ${auditFault}</p>`}
      ${frozen && html`<p class="frozen" role="status"><strong>Frozen</strong> by ${frozen.by}: ${frozen.reason}</p>`}
    </div>
    ${mayFreeze && html`<button type="button" data-weight="plain" data-move="${frozen ? 'unfreeze' : 'freeze'}" data-revision="${revision}">${frozen ? 'Unfreeze all' : 'Freeze all'}</button>`}`;
}

/** Renders the reporting shells, and whether each of them serves the newest revision. */
export function shellsPanel(ledger: HealthLedger, { channel, state }: ConsoleState): Html {
  const shells = ledger.shells(channel);
  if (shells.length === 0) return html`<p class="empty">No shell has reported within the last minute.</p>`;
  const isBehind = ({ served }: { readonly served: number }) => served < state.revision;
  const upToDate = shells.filter((shell) => !isBehind(shell)).length;
  return html`<p>
      ${upToDate === shells.length ? 'Live on all shells' : html`<strong>Not live on all shells yet</strong>`}:
      ${upToDate} of ${shells.length} serve${shells.length === 1 && 's'} revision ${state.revision}.
    </p>
    <ul class="shells">
      ${shells.map(
        (shell) =>
          html`<li>
            <span class="live-dot" ${isBehind(shell) && html`data-behind`}></span>${shell.shell}<span
              class="meta"
              >${isBehind(shell) ? `behind, at ${shell.served}` : `at ${shell.served}`}</span
            >
          </li>`,
      )}
    </ul>`;
}
