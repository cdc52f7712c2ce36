import type { ChannelRemote } from '@kaadu/release-core';
import type { RolloutStatus } from '@kaadu/release-core/operations';
import { html, type Html } from '@kaadu/node-runtime/html';
import { time } from '../time';
import type { MoveButton } from './remote-panel';
import { versionText } from './version';

type Canary = NonNullable<ChannelRemote['canary']>;

/** Renders the canary of a remote: its share and, within a rollout, the steps and the condition that it waits for. */
export function canaryBox(
  { version, percent }: Canary,
  rollout: RolloutStatus | undefined,
  button: MoveButton,
): Html {
  const open = rollout?.version === version && !rollout.ended ? rollout : undefined;
  return html`<div class="canary">
    <p><strong>${open ? 'Rollout' : 'Canary'}</strong> for ${percent} % of visitors</p>
    <p>${versionText(version)}</p>
    ${open ? steps(open, percent) : html`<progress max="100" value="${percent}">${percent} %</progress>`}
    ${open && progressOf(open)}
    <p class="row">
      ${open && (open.paused ? button('rollout-resume', version, 'Resume') : button('rollout-pause', version, 'Pause'))}
      ${button('promote', version, 'Promote to all')}
      ${button(open ? 'rollout-stop' : 'stop-canary', version, open ? 'Stop' : 'Stop canary')}
    </p>
  </div>`;
}

function steps({ steps }: RolloutStatus, percent: number): Html {
  const current = steps.findLast((step) => step <= percent);
  return html`<ol class="steps" aria-label="Steps of the rollout">
    ${steps.map((step) => html`<li ${step <= percent && html`data-done`} ${step === current && html`aria-current="step"`}>${step} %</li>`)}
  </ol>`;
}

function progressOf({ paused, waitsFor, by, since }: RolloutStatus): Html {
  if (paused)
    return html`<p class="why" role="status">
      <strong>Paused</strong> by ${paused.by}: ${paused.reason}<br /><span>${time(paused.at)}</span>
    </p>`;
  return html`<p class="why">
    ${waitsFor === undefined ? 'The next step begins.' : `Waits for ${waitsFor}.`}<br /><span
      >${by}, this step ${time(since)}</span
    >
  </p>`;
}

/** Renders the end of the last rollout. */
export function endedRollout({ version, ended }: RolloutStatus): Html | false {
  return (
    ended !== undefined &&
    html`<p class="why">
      Rollout of ${version} has ended: ${ended.reason}<br /><span>${ended.by}, ${time(ended.at)}</span>
    </p>`
  );
}
