import { html, type Html } from '../html';
import { frame, type PageOptions } from './frame';

/** The page for whoever has not signed in. */
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
