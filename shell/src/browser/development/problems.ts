import { developmentProblemsPath, type BrowserProblem } from '../../app/development-problem';

/** What React says of a boundary that failed on the server: the server has told already. */
const toldByServer = /Switched to client rendering|could not finish this Suspense boundary/;

/** Tells the server of a failure in this page, which knows where in the sources it is. */
export function reportProblem(kind: BrowserProblem['kind'], error: unknown, componentStack = ''): void {
  const thrown = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(thrown instanceof Error) || toldByServer.test(thrown.message)) return;
  const { message, stack = '' } = thrown;
  const problem: BrowserProblem = { kind, message, stack: `${stack}\n${componentStack}` };
  fetch(developmentProblemsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(problem),
  }).catch(console.warn);
}

/** Tells of errors that nothing catches. */
export function reportUncaughtProblems(): void {
  addEventListener('error', ({ error }) => reportProblem('browser', error));
  addEventListener('unhandledrejection', ({ reason }) => reportProblem('browser', reason));
}
