import { developmentProblemsPath, type BrowserProblem } from '../../app/development-problem';

/** Messages of React about a boundary that failed on the server, which has already reported it. */
const reportedByServer = /Switched to client rendering|could not finish this Suspense boundary/;

/** Reports a failure in this page to the server, which can locate it in the sources. */
export function reportProblem(kind: BrowserProblem['kind'], error: unknown, componentStack = ''): void {
  const thrown = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(thrown instanceof Error) || reportedByServer.test(thrown.message)) return;
  const { message, stack = '' } = thrown;
  const problem: BrowserProblem = { kind, message, stack: `${stack}\n${componentStack}` };
  fetch(developmentProblemsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(problem),
  }).catch(console.warn);
}

/** Reports uncaught errors. */
export function reportUncaughtProblems(): void {
  addEventListener('error', ({ error }) => reportProblem('browser', error));
  addEventListener('unhandledrejection', ({ reason }) => reportProblem('browser', reason));
}
