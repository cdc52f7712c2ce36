import type { ConsoleState, RemoteState } from './console-state';
import { html, type Html } from './html';
import { previewForm } from './preview-form';
import type { Outcome } from './sessions';

/** The parts of the page that are updated while it is open: id of the element → its content. */
export type Panels = ReadonlyMap<string, Html>;

export interface PageOptions {
  readonly title: string;
  readonly nonce: string;
  readonly themed: boolean;
  /** The site's typeface is available. */
  readonly font: boolean;
}

interface Notice extends Outcome {
  readonly kind: 'done' | 'failed';
}

export interface ConsolePageOptions extends PageOptions {
  readonly channels: readonly string[];
  readonly owner: string;
  readonly csrf: string;
  readonly notice: Notice | undefined;
  /** Remotes of which the user may show versions. */
  readonly previewable: readonly RemoteState[];
}

export function consolePage(state: ConsoleState, panels: Panels, options: ConsolePageOptions): Html {
  const panel = (id: string) => html`<div id="${id}">${panels.get(id)}</div>`;
  const { channel } = state;
  return frame(
    options,
    html`<header class="top">
        <p class="brand">${options.title} <span>releases</span></p>
        <nav aria-label="Channels">
          ${options.channels.map((name) => html`<a href="/console?channel=${name}" ${name === channel && html`aria-current="page"`}>${name}</a>`)}
        </nav>
        <form method="post" action="/console/sign-out">
          <input type="hidden" name="csrf" value="${options.csrf}" /><span>${options.owner}</span
          ><button data-weight="quiet">Sign out</button>
        </form>
        <svg class="hills" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 60V38C140 8 260 50 420 26s240-8 380 10 260-30 400-8v32z"></path>
          <path d="M0 60V50c200-22 320 6 520-8s420 12 680-4v22z"></path>
        </svg>
      </header>
      <main data-channel="${channel}">
        ${options.notice && noticeOf(options.notice)}
        <h1>What is live on ${channel}</h1>
        <div class="overview">
          ${panel('channel')}
          <section>
            <h2>Shells</h2>
            ${panel('shells')}
          </section>
        </div>
        <div class="cards">
          ${state.remotes.map(({ name }) => html`<article class="card" aria-label="${name}">${panel(`remote-${name}`)}${panel(`health-${name}`)}</article>`)}
        </div>
        ${state.remotes.length === 0 && html`<p class="empty">Nothing is published yet. Start with <code>release publish</code>.</p>`}
        ${previewForm(state, options.previewable, options.csrf)}
        <section class="audit">
          <h2>Audit log</h2>
          <div class="scroll" tabindex="0">${panel('audit')}</div>
        </section>
      </main>
      <dialog id="confirm" aria-labelledby="confirm-title">
        <form method="post" action="/console/moves?channel=${channel}">
          <h2 id="confirm-title"></h2>
          <p id="confirm-text"></p>
          <label>Why <input name="reason" required maxlength="500" autocomplete="off" /></label>
          ${['csrf', 'action', 'remote', 'version', 'revision'].map((name) => html`<input type="hidden" name="${name}" value="${name === 'csrf' ? options.csrf : ''}" />`)}
          <p class="row">
            <button data-weight="strong" id="confirm-do"></button
            ><button type="button" data-weight="plain" id="confirm-cancel">Cancel</button>
          </p>
        </form>
      </dialog>
      <p id="connection" class="connection" role="status" hidden>
        The connection to the service is lost. This page may be out of date.
      </p>
      <script nonce="${options.nonce}" src="/console/console.js" defer></script>`,
  );
}

function noticeOf({ kind, text, link }: Notice): Html {
  return html`<p class="notice" data-kind="${kind}" role="${kind === 'failed' ? 'alert' : 'status'}">
    ${text} ${link && html`<a href="${link}">${link}</a>`}
  </p>`;
}

export function signInPage(options: PageOptions, error?: string): Html {
  return frame(
    options,
    html`<main class="sign-in">
      <svg class="hills" viewBox="0 0 1200 220" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 220V120C160 20 300 170 480 90s280-30 420 40 200-90 300-50v140z"></path>
        <path d="M0 220v-50c220-60 340 20 560-20s420 40 640-10v80z"></path>
      </svg>
      <form method="post" action="/console/sign-in">
        <p class="brand">${options.title} <span>releases</span></p>
        <h1>Sign in to operate</h1>
        ${error && html`<p class="notice" data-kind="failed" role="alert">${error}</p>`}
        <label
          >Token <input type="password" name="token" required autocomplete="current-password" autofocus
        /></label>
        <button data-weight="strong">Sign in</button>
        <p class="meta">Operations creates tokens: <code>release tokens new</code></p>
      </form>
    </main>`,
  );
}

function frame({ title, nonce, themed, font }: PageOptions, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}: releases</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        ${themed && html`<link rel="stylesheet" nonce="${nonce}" href="/console/theme.css" />`}
        <link rel="stylesheet" nonce="${nonce}" href="/console/console.css" />
      </head>
      <body ${font && html`data-font`}>
        ${body}
      </body>
    </html>`;
}
