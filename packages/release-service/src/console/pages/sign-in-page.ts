import { html, type Html } from '@kaadu/node-runtime/html';
import { frame, type PageOptions } from './frame';

export interface SignIn {
  readonly error?: string | undefined;
  /** Target of single sign-on; undefined without it. */
  readonly to?: string | undefined;
}

/** Renders the sign-in page. */
export function signInPage(options: PageOptions, { error, to }: SignIn = {}): Html {
  const single = to !== undefined && `/console/sign-in/provider?${new URLSearchParams({ to }).toString()}`;
  return entrance(
    options,
    html`<form method="post" action="/console/sign-in">
      <p class="brand">${options.title} <span>releases</span></p>
      <h1>Sign in to operate</h1>
      ${error && html`<p class="notice" data-kind="failed" role="alert">${error}</p>`}
      ${single && html`<a class="single-sign-on" href="${single}">Continue with single sign-on</a>`}
      ${single && html`<p class="alternative">or with the token of a team</p>`}
      <label
        >Token
        <input
          type="password"
          name="token"
          required
          autocomplete="current-password"
          ${!single && html`autofocus`}
      /></label>
      <button data-weight="${single ? 'plain' : 'strong'}">Sign in</button>
      <p class="meta">Operations creates tokens: <code>release tokens new</code></p>
    </form>`,
  );
}

/** Renders a page that redirects to the console as a top-level navigation of its own. */
export function signedInElsewherePage(options: PageOptions, to: string): Html {
  return entrance(
    options,
    html`<form action="${to}">
      <h1>You are signed in</h1>
      <p><a class="single-sign-on" href="${to}">To the console</a></p>
    </form>`,
    html`<meta http-equiv="refresh" content="0; url=${to}" />`,
  );
}

function entrance(options: PageOptions, content: Html, head?: Html): Html {
  return frame(
    options,
    html`<main class="sign-in">
      <svg class="hills" viewBox="0 0 1200 220" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 220V120C160 20 300 170 480 90s280-30 420 40 200-90 300-50v140z"></path>
        <path d="M0 220v-50c220-60 340 20 560-20s420 40 640-10v80z"></path>
      </svg>
      ${content}
    </main>`,
    head,
  );
}
