import {
  type Actor,
  type ApprovalRequest,
  describeWork,
  hasPermission,
  isSameActor,
} from '@kaadu/release-core/operations';
import { html, type Html } from '@kaadu/node-runtime/html';
import { diffPath } from '../remote/remote-page';
import { time, utc } from '../time';

interface ApprovalsPanelOptions {
  readonly channel: string;
  readonly actor: Actor;
  readonly csrf: string;
}

/** Renders the requests that wait for a second person, with buttons for users who may decide; nothing without requests. */
export function approvalsPanel(
  requests: readonly ApprovalRequest[],
  options: ApprovalsPanelOptions,
): Html | false {
  if (requests.length === 0) return false;
  return html`<section class="approvals" aria-labelledby="approvals-title">
    <h2 id="approvals-title">Waits for a second person</h2>
    <ul>
      ${requests.map((request) => html`<li>${requestItem(request, options)}</li>`)}
    </ul>
  </section>`;
}

function requestItem(request: ApprovalRequest, { channel, actor, csrf }: ApprovalsPanelOptions): Html {
  const { id, remote, work, by, at, reason, expires, before } = request;
  const action = 'rollout' in work ? work.rollout : work.move;
  const version = 'version' in action ? action.version : undefined;
  const isOwn = isSameActor(by, actor);
  const mayDecide = hasPermission(actor, 'operate', remote);
  const dialog = `approve-${id}`;
  return html`<p><strong>${describeWork(work)}</strong></p>
    <p class="why">${reason}<br /><span>${by}, ${time(at)}; until ${utc(expires)}</span></p>
    <form class="row" method="post" action="/console/approvals?channel=${channel}">
      <input type="hidden" name="csrf" value="${csrf}" />
      <input type="hidden" name="id" value="${id}" />
      ${before && version !== undefined && html`<a href="${diffPath(channel, remote, before.stable, version)}">Compare with live</a>`}
      ${mayDecide && !isOwn && html`<button type="button" popovertarget="${dialog}" data-weight="strong">Approve…</button>`}
      ${mayDecide && html`<button name="decision" value="withdraw" data-weight="plain">Withdraw</button>`}
      ${mayDecide && !isOwn && approveDialog(request, dialog)}
    </form>
    ${isOwn && html`<p class="meta">You requested it, so another person approves it.</p>`}`;
}

/** Says what visitors get once a request is approved. */
function consequence({ remote, work, before }: ApprovalRequest): string {
  const action = 'rollout' in work ? work.rollout : work.move;
  const instead = before ? ` instead of ${before.stable}` : '';
  if (!('version' in action)) return `The versions of ${remote} change for visitors at once.`;
  if ('percent' in action) return `${action.percent} % of visitors get ${action.version}${instead} at once.`;
  if ('rollout' in work)
    return `Visitors get ${action.version}${instead} in steps, the first of them at once.`;
  return `All visitors get ${action.version}${instead} at once.`;
}

/** Renders the question that precedes an approval. A popover opens without a script. */
function approveDialog(request: ApprovalRequest, dialog: string): Html {
  const { work, reason, by } = request;
  return html`<div id="${dialog}" popover role="dialog" aria-labelledby="${dialog}-title">
    <h3 id="${dialog}-title">Approve ${describeWork(work)}</h3>
    <p>${consequence(request)}</p>
    <p class="why">${reason}<br /><span>Requested by ${by}</span></p>
    <p class="row">
      <button name="decision" value="approve" data-weight="strong">Approve and carry out</button>
      <button type="button" popovertarget="${dialog}" popovertargetaction="hide" data-weight="plain">
        Cancel
      </button>
    </p>
  </div>`;
}
