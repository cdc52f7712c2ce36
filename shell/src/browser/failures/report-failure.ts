import type * as failures from './browser-failure';

/**
 * Reports a remote's failure in the browser. Loads the implementation on demand; does nothing without a
 * connection.
 */
export function reportFailure(...failure: Parameters<typeof failures.reportFailure>): void {
  if (!navigator.onLine) return;
  import(/* webpackChunkName: "failure" */ './browser-failure')
    .then((reports) => reports.reportFailure(...failure))
    .catch(console.warn);
}
