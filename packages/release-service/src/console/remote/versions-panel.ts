import { describeCommit } from '@kaadu/federation/release';
import { goodVersionsBefore } from '@kaadu/release-core';
import type { ConsoleState, RemoteState } from '../console-state';
import { html, type Html } from '@kaadu/node-runtime/html';
import { time } from '../time';
import { diffPath } from './remote-page';
import type { MoveButton } from './remote-panel';
import { versionText } from './version';

/** Number of versions listed at once, and in a fold; the command can serve the others. */
const listedVersions = 5;
const foldedVersions = 45;

/** Renders the published versions of a remote, each with its actions. */
export function versionsPanel(
  { channel }: ConsoleState,
  { name, live, published, history }: RemoteState,
  button: MoveButton,
): Html {
  if (published.length === 0) return html`<p class="empty">Nothing is published yet.</p>`;
  const good = goodVersionsBefore(history.map(({ stable }) => stable));
  const moveTo = (version: string) =>
    good.includes(version)
      ? button('rollback', version, 'Roll back to this')
      : button('promote', version, 'Serve this');
  const item = ({ version, at, by, note, gitSha }: (typeof published)[number]) =>
    html`<li>
      <div>
        <p>${versionText(version)}${tagOf(version, live)}</p>
        ${note && html`<p>${note}</p>`}
        <p class="meta">
          ${by || 'unknown'}, ${time(at)}${gitSha && html`, <code>${describeCommit(gitSha)}</code>`}
        </p>
      </div>
      ${
        version !== live?.stable &&
        html`<p class="row">
          ${live && html`<a href="${diffPath(channel, name, live.stable, version)}">Compare with live</a>`}
          ${moveTo(version)}
        </p>`
      }
    </li>`;
  const folded = published.slice(listedVersions, listedVersions + foldedVersions);
  return html`<ul class="versions">
      ${published.slice(0, listedVersions).map(item)}
    </ul>
    ${
      folded.length > 0 &&
      html`<details class="fold">
        <summary>${folded.length} older</summary>
        <ul class="versions">
          ${folded.map(item)}
        </ul>
      </details>`
    }`;
}

function tagOf(version: string, live: RemoteState['live']): Html | false {
  if (version === live?.stable) return html`<span class="tag" data-ink="stable">live</span>`;
  return version === live?.canary?.version && html`<span class="tag" data-ink="canary">canary</span>`;
}
