import type { TimelineEntry } from '@kaadu/release-core';
import { html, type Html } from '@kaadu/node-runtime/html';
import { exactTime } from '../time';

/** Number of entries listed at once, and in a fold; the audit log has all. */
const listedEntries = 6;
const foldedEntries = 60;

/** Renders the events of a remote, newest first. */
export function timelinePanel(entries: readonly TimelineEntry[]): Html {
  if (entries.length === 0) return html`<p class="empty">This remote has no events on this channel.</p>`;
  const folded = entries.slice(listedEntries, listedEntries + foldedEntries);
  return html`${list(entries.slice(0, listedEntries))}
  ${
    folded.length > 0 &&
    html`<details class="fold">
      <summary>${folded.length} earlier</summary>
      ${list(folded)}
    </details>`
  }`;
}

function list(entries: readonly TimelineEntry[]): Html {
  return html`<ol class="timeline">
    ${entries.map(
      ({ kind, what, revision, at, by, reason }) =>
        html`<li data-kind="${kind}">
          <p><strong>${what}</strong></p>
          <p class="why">${reason}</p>
          <p class="meta">${exactTime(at)}, ${by}, revision ${revision}</p>
        </li>`,
    )}
  </ol>`;
}
