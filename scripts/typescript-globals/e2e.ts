/** What code that drives a browser may say, and what the compiler must refuse: an error that is missing is one itself. */
document.title = process.cwd();

// @ts-expect-error -- Cannot find name 'describe'
describe('x', () => undefined);

export {};
