import { html, type Html } from '@kaadu/node-runtime/html';
import type { Outcome } from '../sessions/sessions';

export interface PageOptions {
  readonly title: string;
  readonly nonce: string;
  readonly themed: boolean;
  /** Whether the site's typeface is available. */
  readonly font: boolean;
}

interface Notice extends Outcome {
  readonly kind: 'done' | 'failed';
}

/** User and last outcome, for every page after sign-in. */
export interface SignedInOptions extends PageOptions {
  readonly channels: readonly string[];
  readonly owner: string;
  readonly csrf: string;
  readonly notice: Notice | undefined;
}

/** Location of a page in the console. */
export interface Place {
  readonly channel: string;
  /** Remotes with a page of their own. */
  readonly remotes: readonly string[];
  /** Path below `/console`, such as `/remotes/header`; empty for the overview. */
  readonly path: string;
  /** Remote of the page; moves return to it. */
  readonly remote?: string | undefined;
  /** Whether its panels are updated while it is open. */
  readonly isLive?: boolean;
}

/** Returns the URL of a page for a channel. */
export function pathTo(path: string, channel: string, query: Readonly<Record<string, string>> = {}): string {
  return `/console${path}?${new URLSearchParams({ channel, ...query }).toString()}`;
}

/** Renders a page for a signed-in user. */
export function signedInPage(place: Place, options: SignedInOptions, body: Html): Html {
  const { channel, remote, isLive } = place;
  const query: Record<string, string> = remote === undefined ? {} : { remote };
  const events = isLive && pathTo('/events', channel, query);
  return frame(
    options,
    html`${top(place, options)}${sections(place)}
      <main ${events && html`data-events="${events}"`}>
        ${options.notice && noticeOf(options.notice)} ${body}
      </main>
      ${confirmation(place, options)}
      <p id="connection" class="connection" role="status" hidden>
        The connection to the service is lost. This page may be out of date.
      </p>
      <script nonce="${options.nonce}" src="/console/console.js" defer></script>`,
  );
}

function top({ channel, path }: Place, { title, channels, owner, csrf }: SignedInOptions): Html {
  return html`<header class="top">
    <p class="brand">${title} <span>releases</span></p>
    <nav aria-label="Channels">
      ${channels.map((name) => html`<a href="${pathTo(path, name)}" ${name === channel && html`aria-current="page"`}>${name}</a>`)}
    </nav>
    <form method="post" action="/console/sign-out">
      <input type="hidden" name="csrf" value="${csrf}" /><span>${owner}</span
      ><button data-weight="quiet">Sign out</button>
    </form>
    <svg class="hills" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 60V38C140 8 260 50 420 26s240-8 380 10 260-30 400-8v32z"></path>
      <path d="M0 60V50c200-22 320 6 520-8s420 12 680-4v22z"></path>
    </svg>
  </header>`;
}

function sections({ channel, remotes, path }: Place): Html {
  const link = (to: string, label: string) =>
    html`<li><a href="${pathTo(to, channel)}" ${to === path && html`aria-current="page"`}>${label}</a></li>`;
  return html`<nav class="sections" aria-label="Sections">
    <ul>
      ${link('', 'Overview')}${remotes.map((name) => link(`/remotes/${name}`, name))}${link('/audit', 'Audit log')}
    </ul>
  </nav>`;
}

/** Renders the confirmation dialog, which the script fills in; without the script, its buttons are absent. */
function confirmation({ channel, remote = '' }: Place, { csrf }: SignedInOptions): Html {
  const fields = { csrf, page: remote, action: '', remote: '', version: '', revision: '' };
  return html`<dialog id="confirm" aria-labelledby="confirm-title">
    <form method="post" action="${pathTo('/moves', channel)}">
      <h2 id="confirm-title"></h2>
      <p id="confirm-text"></p>
      <label>Why <input name="reason" required maxlength="500" autocomplete="off" /></label>
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <p class="row">
        <button data-weight="strong" id="confirm-do"></button
        ><button type="button" data-weight="plain" id="confirm-cancel">Cancel</button>
      </p>
    </form>
  </dialog>`;
}

function noticeOf({ kind, text, link }: Notice): Html {
  return html`<p class="notice" data-kind="${kind}" role="${kind === 'failed' ? 'alert' : 'status'}">
    ${text} ${link && html`<a href="${link}">${link}</a>`}
  </p>`;
}

/** Renders a page without navigation. */
export function frame({ title, nonce, themed, font }: PageOptions, body: Html, head?: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}: releases</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        ${head} ${themed && html`<link rel="stylesheet" nonce="${nonce}" href="/console/theme.css" />`}
        <link rel="stylesheet" nonce="${nonce}" href="/console/console.css" />
      </head>
      <body ${font && html`data-font`}>
        ${body}
      </body>
    </html>`;
}
