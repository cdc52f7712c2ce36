import type { HealthLedger } from '../health/ledger';
import type { AuditEntry } from '../audit/audit-entry';
import type { ConsoleState } from './console-state';
import { html, type Html } from './html';
import { time } from './time';

/** The channel as a whole: its revision, last change and freeze. */
export function channelPanel({ channel, state, fault }: ConsoleState, mayFreeze: boolean): Html {
  const { frozen, revision } = state;
  return html`<p class="revision"><span class="meta">Revision</span><strong>${revision}</strong></p>
    <div class="last">
      ${revision > 0 && html`<p class="why">${state.reason}<br /><span>${state.by}, ${time(state.at)}</span></p>`}
      ${fault !== undefined && html`<p class="frozen" role="alert"><strong>History changed</strong> ${fault}</p>`}
      ${frozen && html`<p class="frozen" role="status"><strong>Frozen</strong> by ${frozen.by}: ${frozen.reason}</p>`}
    </div>
    ${mayFreeze && html`<button type="button" data-weight="plain" data-move="${frozen ? 'unfreeze' : 'freeze'}" data-channel="${channel}" data-revision="${revision}">${frozen ? 'Unfreeze all' : 'Freeze all'}</button>`}`;
}

/** The shells that report, and whether each serves the newest revision. */
export function shellsPanel(ledger: HealthLedger, { channel, state }: ConsoleState): Html {
  const shells = ledger.shells(channel);
  if (shells.length === 0) return html`<p class="empty">No shell has reported within the last minute.</p>`;
  return html`<ul class="shells">
    ${shells.map(
      ({ shell, revision }) =>
        html`<li>
          <span class="live-dot" ${revision < state.revision && html`data-behind`}></span>${shell}<span
            class="meta"
            >${revision < state.revision ? `behind, at ${revision}` : `at ${revision}`}</span
          >
        </li>`,
    )}
  </ul>`;
}

/** The audit log, newest first. */
export function auditPanel(entries: readonly AuditEntry[], fault: string | undefined): Html {
  const warning =
    fault !== undefined && html`<p class="frozen" role="alert"><strong>Log changed</strong> ${fault}</p>`;
  if (entries.length === 0)
    return html`${warning}
      <p class="empty">No actions through the service yet.</p>`;
  return html`${warning}
    <table>
      <thead>
        <tr>
          <th>When</th>
          <th>Who</th>
          <th>What</th>
          <th>Why</th>
          <th>Outcome</th>
        </tr>
      </thead>
      <tbody>
        ${entries.map(
          ({ at, actor, action, remote, version, channel, outcome, detail }) =>
            html`<tr>
              <td data-label="When">${time(at)}</td>
              <td data-label="Who">${actor}</td>
              <td data-label="What">
                ${action} ${remote}${version && `@${version}`}${channel && ` on ${channel}`}
              </td>
              <td data-label="Why">${detail}</td>
              <td data-label="Outcome">
                <span class="tag" data-outcome="${outcome === 'done' || outcome === 'added' ? 'good' : 'bad'}"
                  >${outcome}</span
                >
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
