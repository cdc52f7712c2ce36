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

/** Paths of the site's scripts: verified files of releases and of the shell, and the service worker. */
const scriptPath = /^\/(?:releases\/|assets\/|service-worker\.js$)/;

/**
 * Whether a script may be loaded from a URL. Of this origin, only the paths of scripts are allowed. Other
 * origins are restricted by the document's content security policy.
 * @param origin origin of the document
 */
export function mayLoadScript(url: string, origin: string): boolean {
  const target = new URL(url, origin);
  return target.origin !== origin || scriptPath.test(target.pathname);
}

/** Markup with which React creates script elements, which do not run. */
const emptyScript = '<script></script>';

/**
 * Whether a text may become markup: only without elements, such as the data that React writes into a script
 * element.
 */
export const mayBecomeMarkup = (html: string): boolean => html === emptyScript || !html.includes('<');

/**
 * Installs the only Trusted Types policy that the document allows (ADR 044). All code that creates scripts or
 * markup from strings uses it, including the chunk loading of every remote. Refused strings throw and are
 * reported.
 */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (mayBecomeMarkup(html) ? html : null),
    createScriptURL: (url) => (mayLoadScript(url, location.origin) ? url : null),
  });
}
