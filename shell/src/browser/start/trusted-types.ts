interface TrustedTypesFactory {
  createPolicy(
    name: 'default',
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

/** What the site serves as scripts: verified files of releases and of the shell, and the service worker. */
const scriptPath = /^\/(?:releases\/|assets\/|service-worker\.js$)/;

/**
 * Whether a script may be loaded from an address. Of this origin only what it serves as scripts may; which others may at
 * all is for the policy of the document to say.
 * @param origin of the document
 */
export function mayLoadScript(url: string, origin: string): boolean {
  const address = new URL(url, origin);
  return address.origin !== origin || scriptPath.test(address.pathname);
}

/** React makes script elements with it; they do not run. */
const emptyScript = '<script></script>';

/** Whether a text may become markup: only where it has no elements, as the data that React writes into a script element. */
export const mayBecomeMarkup = (html: string): boolean => html === emptyScript || !html.includes('<');

/**
 * The only policy of Trusted Types that the document allows (ADR 044): whatever makes scripts or markup from strings asks
 * it, the chunk loading of every remote included. What it refuses throws and is reported.
 */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (mayBecomeMarkup(html) ? html : null),
    createScriptURL: (url) => (mayLoadScript(url, location.origin) ? url : null),
  });
}
