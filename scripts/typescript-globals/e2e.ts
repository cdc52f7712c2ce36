/** Globals that code that drives a browser may use, and errors that the compiler has to report. */
document.title = process.cwd();

// @ts-expect-error -- Cannot find name 'describe'
describe('x', () => undefined);

export {};
