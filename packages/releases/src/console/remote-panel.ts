import { describeCommit } from '@kaadu/federation/release';
import { latencyPercentile } from '../health/counts';
import type { HealthLedger } from '../health/ledger';
import { goodVersionsBefore } from '../moves/good-versions';
import { chart, type Line } from './chart';
import type { ConsoleState, RemoteState } from './console-state';
import { html, type Html } from './html';
import { incidents } from './incidents';
import { time } from './time';
import { versionText } from './version';

/** How many versions a card lists. */
const listedVersions = 6;

/** What the signed-in user may do with the remote. */
export interface Permissions {
  readonly mayOperate: boolean;
  readonly mayFreeze: boolean;
}

/** One remote: what is live, its canary, its charts and its versions. */
export function remotePanel(
  { channel, state }: ConsoleState,
  remote: RemoteState,
  { mayOperate, mayFreeze }: Permissions,
): Html {
  const { name, live, published, history } = remote;
  const lastChange = history[0];
  const button = (action: string, version: string, label: string, weight: Weight = 'plain') =>
    (action.endsWith('freeze') ? mayFreeze : mayOperate) &&
    actionButton({
      action,
      version,
      label,
      weight,
      remote: name,
      live: live?.stable,
      revision: state.revision,
    });
  const [previous] = goodVersionsBefore(history.map(({ stable }) => stable));
  return html`<header class="card-head">
      <h2>${name}</h2>
      <span class="row">
        ${live && button(live.frozen ? 'unfreeze' : 'freeze', '', live.frozen ? 'Unfreeze' : 'Freeze', 'quiet')}
        ${previous && button('rollback', previous, 'Roll back', 'strong')}
      </span>
    </header>
    ${live ? html`<p class="live"><span class="live-dot"></span>${versionText(live.stable)}</p>` : html`<p class="live" data-off>Not live on ${channel}</p>`}
    ${live?.frozen && html`<p class="frozen" role="status"><strong>Frozen</strong> by ${live.frozen.by}: ${live.frozen.reason}</p>`}
    ${lastChange && html`<p class="why">${lastChange.reason}<br /><span>${lastChange.by}, ${time(lastChange.at)}</span></p>`}
    ${
      live?.canary &&
      html`<div class="canary">
        <p><strong>Canary</strong> for ${live.canary.percent} % of visitors</p>
        <p>${versionText(live.canary.version)}</p>
        <progress max="100" value="${live.canary.percent}">${live.canary.percent} %</progress>
        <p class="row">
          ${button('promote', live.canary.version, 'Promote to all')}${button('stop-canary', live.canary.version, 'Stop canary')}
        </p>
      </div>`
    }
    <details class="versions">
      <summary>${published.length} published</summary>
      <ul>
        ${published.slice(0, listedVersions).map(
          ({ version, at, by, note, gitSha }) =>
            html`<li>
              <span>${versionText(version)}${tagOf(version, live)}</span>
              ${note && html`<span class="note">${note}</span>`}
              <span class="meta"
                >${by || 'unknown'}, ${time(at)}${gitSha && `, ${describeCommit(gitSha)}`}</span
              >
              ${version !== live?.stable && button('promote', version, 'Serve this')}
            </li>`,
        )}
      </ul>
    </details>`;
}

type Weight = 'strong' | 'plain' | 'quiet';

interface ActionButton {
  readonly action: string;
  readonly remote: string;
  readonly version: string;
  /** The stable version. */
  readonly live: string | undefined;
  readonly revision: number;
  readonly label: string;
  readonly weight: Weight;
}

/** A button that opens the confirmation dialog; the script reads its data attributes. */
function actionButton({ action, remote, version, live, revision, label, weight }: ActionButton): Html {
  return html`<button
    type="button"
    data-weight="${weight}"
    data-move="${action}"
    data-remote="${remote}"
    data-version="${version}"
    data-live="${live}"
    data-revision="${revision}"
  >
    ${label}
  </button>`;
}

/** Error rate, latency and incidents of the live versions over the last 15 minutes. */
export function healthPanel(
  ledger: HealthLedger,
  channel: string,
  { name, live }: RemoteState,
  now: number,
): Html {
  const versions = live
    ? [
        { name: 'stable', version: live.stable },
        ...(live.canary ? [{ name: 'canary', version: live.canary.version }] : []),
      ]
    : [];
  const lines: Line[] = versions.map(({ name: line, version }) => ({
    name: line,
    bins: ledger.series(channel, name, version),
  }));
  const notes = versions
    .map(({ name: line, version }) => [line, incidents(ledger.total(channel, name, version))] as const)
    .filter(([, text]) => text !== '');
  return html`${chart(lines, {
    title: 'Errors',
    valueOf: ({ renders, renderErrors }) => (renders === 0 ? null : (100 * renderErrors) / renders),
    format: (value) => `${value.toFixed(1)} %`,
    atLeast: 2,
    now,
  })}${chart(lines, {
    title: 'Render p95',
    valueOf: (counts) => latencyPercentile(counts, 0.95),
    format: (value) => (value > 1000 ? 'over 1 s' : `${Math.round(value)} ms`),
    atLeast: 20,
    now,
  })}${notes.map(([line, text]) => html`<p class="why">In 15 minutes, ${line}: ${text}</p>`)}`;
}

function tagOf(version: string, live: RemoteState['live']): Html | false {
  if (version === live?.stable) return html`<span class="tag" data-ink="stable">live</span>`;
  return version === live?.canary?.version && html`<span class="tag" data-ink="canary">canary</span>`;
}
