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
  return html`<p><strong>${describeWork(work)}</strong></p>
    <p class="why">${reason}<br /><span>${by}, ${time(at)}; until ${utc(expires)}</span></p>
    <form class="row" method="post" action="/console/approvals?channel=${channel}">
      <input type="hidden" name="csrf" value="${csrf}" />
      <input type="hidden" name="id" value="${id}" />
      ${before && version !== undefined && html`<a href="${diffPath(channel, remote, before.stable, version)}">Compare with live</a>`}
      ${mayDecide && !isOwn && html`<button name="decision" value="approve" data-weight="strong">Approve</button>`}
      ${mayDecide && html`<button name="decision" value="withdraw" data-weight="plain">Withdraw</button>`}
    </form>
    ${isOwn && html`<p class="meta">You requested it, so another person approves it.</p>`}`;
}
