import { goodVersionsBefore } from '@kaadu/release-core';
import type { RolloutStatus } from '@kaadu/release-core/operations';
import { actionButton, type Weight } from '../action-button';
import type { ConsoleState, RemoteState } from '../console-state';
import { html, type Html } from '@kaadu/node-runtime/html';
import { pathTo } from '../pages/frame';
import { time } from '../time';
import { canaryBox, endedRollout } from './canary-box';
import { versionText } from './version';

/** Permissions of the signed-in user for the remote. */
export interface Permissions {
  readonly mayOperate: boolean;
  readonly mayFreeze: boolean;
}

/** Renders a button for a move of the remote; nothing for users who may not make it. */
export type MoveButton = (action: string, version: string, label: string, weight?: Weight) => Html | false;

/** Creates the buttons for moves of one remote. */
export function moveButtons(
  { state }: ConsoleState,
  { name, live }: RemoteState,
  { mayOperate, mayFreeze }: Permissions,
): MoveButton {
  return (action, version, label, weight = 'plain') =>
    (action.endsWith('freeze') ? mayFreeze : mayOperate) &&
    actionButton(
      { move: action, remote: name, version, live: live?.stable, revision: state.revision },
      label,
      weight,
    );
}

/** Renders one remote: its live versions, and its canary. */
export function remotePanel(
  console: ConsoleState,
  remote: RemoteState,
  permissions: Permissions,
  rollout: RolloutStatus | undefined,
  isOwnPage = false,
): Html {
  const { name, live, history } = remote;
  const lastChange = history[0];
  const button = moveButtons(console, remote, permissions);
  const [previous] = goodVersionsBefore(history.map(({ stable }) => stable));
  return html`<header class="card-head">
      <h2>
        ${isOwnPage ? 'Live' : html`<a href="${pathTo(`/remotes/${name}`, console.channel)}">${name}</a>`}
      </h2>
      <span class="row">
        ${live && button(live.frozen ? 'unfreeze' : 'freeze', '', live.frozen ? 'Unfreeze' : 'Freeze', 'quiet')}
        ${previous && button('rollback', previous, 'Roll back', 'strong')}
      </span>
    </header>
    ${live ? html`<p class="live"><span class="live-dot"></span>${versionText(live.stable)}</p>` : html`<p class="live" data-off>Not live on ${console.channel}</p>`}
    ${live?.frozen && html`<p class="frozen" role="status"><strong>Frozen</strong> by ${live.frozen.by}: ${live.frozen.reason}</p>`}
    ${live?.canary && canaryBox(live.canary, rollout, button)}
    ${!live?.canary && rollout && endedRollout(rollout)}
    ${lastChange && html`<p class="why">${lastChange.reason}<br /><span>${lastChange.by}, ${time(lastChange.at)}</span></p>`}`;
}
