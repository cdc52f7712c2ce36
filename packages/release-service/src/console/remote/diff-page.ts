import { describeCommit } from '@kaadu/federation/release';
import { isOverBudget, kilobytes, type ReleaseDiff, routeChange, sizeDelta } from '@kaadu/release-core/gate';
import type { ConsoleState, RemoteState } from '../console-state';
import { html, type Html } from '@kaadu/node-runtime/html';
import { pathTo, signedInPage, type SignedInOptions } from '../pages/frame';
import { compareForm } from './remote-page';

/** Renders the differences between two versions of a remote. */
export function diffPage(
  { channel, remotes }: ConsoleState,
  remote: RemoteState,
  diff: ReleaseDiff,
  options: SignedInOptions,
): Html {
  const { name } = remote;
  const { version, commit, contract, shared } = diff;
  const place = { channel, remotes: remotes.map((each) => each.name), path: `/remotes/${name}` };
  const pair = (what: string, { from, to }: { readonly from: string | null; readonly to: string | null }) =>
    html`<tr>
      <th scope="row">${what}</th>
      <td>${from ?? '—'}</td>
      <td>${to ?? '—'}</td>
    </tr>`;
  const commits = { from: describeCommit(commit.from), to: describeCommit(commit.to) };
  return signedInPage(
    place,
    options,
    html`<p><a href="${pathTo(`/remotes/${name}`, channel)}">Back to ${name}</a></p>
      <h1>${name}: differences</h1>
      ${compareForm(channel, remote, { from: version.from ?? '', to: version.to ?? '' })}
      <section class="stack">
        ${table('Built from', ['', 'First', 'Second'], [pair('Version', version), pair('Commit', commits), pair('Contract', contract), ...shared.map(({ library, ...its }) => pair(library, its))])}
        <p class="meta">
          In a checkout, <code>release diff ${name} ${version.from} ${version.to}</code> lists the commits
          between.
        </p>
      </section>
      <section class="stack">
        ${table('Scripts and styles, gzipped', ['', 'First', 'Second', 'Change', 'Budget'], diff.sizes.map(sizeRow))}
      </section>
      <section class="stack">
        ${
          diff.routes.length === 0
            ? html`<h2>Routes</h2>
                <p class="empty">The same in both versions.</p>`
            : table(
                'Routes',
                ['Path', 'Change'],
                diff.routes.map(
                  (route) =>
                    html`<tr>
                      <th scope="row">${route.path}</th>
                      <td>${routeChange(route)}</td>
                    </tr>`,
                ),
              )
        }
      </section>`,
  );
}

function sizeRow(size: ReleaseDiff['sizes'][number]): Html {
  return html`<tr>
    <th scope="row">${size.what}</th>
    <td>${kilobytes(size.from)}</td>
    <td>${kilobytes(size.to)}</td>
    <td>${sizeDelta(size)}</td>
    <td>
      ${kilobytes(size.budget)}${isOverBudget(size) && html` <span class="tag" data-outcome="bad">over</span>`}
    </td>
  </tr>`;
}

function table(title: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<h2>${title}</h2>
    <div class="scroll" tabindex="0">
      <table class="figures">
        <thead>
          <tr>
            ${columns.map((column) => (column === '' ? html`<td></td>` : html`<th scope="col">${column}</th>`))}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
}
