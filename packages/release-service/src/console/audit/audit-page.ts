import type { LogEntry } from '../../audit/whole-log';
import { html, type Html } from '@kaadu/node-runtime/html';
import { pathTo, signedInPage, type SignedInOptions } from '../pages/frame';
import { exactTime } from '../time';
import { filterLog, isDone, type AuditFilter } from './audit-filter';

const pageSize = 20;

export interface AuditPageData {
  readonly channel: string;
  readonly channels: readonly string[];
  readonly remotes: readonly string[];
  readonly entries: readonly LogEntry[];
  readonly fault: string | undefined;
  readonly filter: AuditFilter;
}

/** Renders the audit log, newest first, with a form that filters it. */
export function auditPage(data: AuditPageData, options: SignedInOptions): Html {
  const { channel, remotes, fault, filter } = data;
  const found = filterLog(data.entries, filter);
  const shown = found.slice((filter.page - 1) * pageSize, filter.page * pageSize);
  return signedInPage(
    { channel, remotes, path: '/audit' },
    options,
    html`<h1>Audit log</h1>
      ${fault !== undefined && html`<p class="frozen" role="alert"><strong>Log changed</strong> ${fault}</p>`}
      ${filterForm(data)}
      <section class="audit" aria-label="Entries">
        <p class="meta">
          ${found.length === data.entries.length ? `${found.length} entries` : `${found.length} of ${data.entries.length} entries`}.
          Moves marked “on the store” were made without the service, by the channel’s history.
        </p>
        ${shown.length === 0 ? html`<p class="empty">No entry matches the filters.</p>` : entryTable(shown)}
        ${pages(channel, filter, Math.ceil(found.length / pageSize))}
      </section>`,
  );
}

function filterForm({ channel, channels, remotes, entries, filter }: AuditPageData): Html {
  const actions = [...new Set(entries.map(({ action }) => action))].sort();
  const { actor, from, to } = filter;
  const isSet = Object.entries(filter).some(([name, value]) => name !== 'page' && value !== '');
  return html`<details class="fold" ${isSet && html`open`}>
    <summary>Filter</summary>
    <form class="fields" action="/console/audit">
      <input type="hidden" name="channel" value="${channel}" />
      <label>Who <input name="actor" value="${actor}" autocomplete="off" /></label>
      ${select('action', 'What', filter.action, actions)}${select('remote', 'Remote', filter.remote, remotes)}${select('on', 'Channel', filter.on, channels)}${select('outcome', 'Outcome', filter.outcome, ['done', 'refused'])}
      <label>From <input type="date" name="from" value="${from}" /></label>
      <label>To <input type="date" name="to" value="${to}" /></label>
      <button data-weight="plain">Show</button>
      ${isSet && html`<p><a href="${pathTo('/audit', channel)}">Show all</a></p>`}
    </form>
  </details>`;
}

function select(name: string, label: string, chosen: string, values: readonly string[]): Html {
  return html`<label
    >${label}
    <select name="${name}">
      <option value="">any</option>
      ${values.map((value) => html`<option ${value === chosen && html`selected`}>${value}</option>`)}
    </select></label
  >`;
}

function entryTable(entries: readonly LogEntry[]): Html {
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${['When', 'Who', 'What', 'Why', 'Outcome'].map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${entries.map(entryRow)}
      </tbody>
    </table>
  </div>`;
}

function entryRow(entry: LogEntry): Html {
  const { at, actor, action, remote, version, channel, outcome, detail, isDirect } = entry;
  return html`<tr>
    <td data-label="When">${exactTime(at)}</td>
    <td data-label="Who">${actor}</td>
    <td data-label="What">
      <span
        >${action} ${remote}${version && `@${version}`}${channel && ` on ${channel}`}
        ${isDirect && html`<span class="tag">on the store</span>`}</span
      >
    </td>
    <td data-label="Why">${detail}</td>
    <td data-label="Outcome">
      <span class="tag" data-outcome="${isDone(entry) ? 'good' : 'bad'}">${outcome}</span>
    </td>
  </tr>`;
}

function pages(channel: string, { page, ...filter }: AuditFilter, count: number): Html | false {
  if (count < 2) return false;
  const to = (number: number) => pathTo('/audit', channel, { ...filter, page: String(number) });
  return html`<nav class="row" aria-label="Pages">
    ${page > 1 && html`<a href="${to(page - 1)}" rel="prev">Newer</a>`}
    <span class="meta">Page ${page} of ${count}</span>
    ${page < count && html`<a href="${to(page + 1)}" rel="next">Older</a>`}
  </nav>`;
}
