import type * as failures from './browser-failure';

/** Reports a failure in the browser if it is a remote's. What does it is loaded then; without a connection nothing is. */
export function reportFailure(...failure: Parameters<typeof failures.reportFailure>): void {
  if (!navigator.onLine) return;
  import(/* webpackChunkName: "failure" */ './browser-failure')
    .then((reports) => reports.reportFailure(...failure))
    .catch(console.warn);
}
