import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

// Node tries the addresses of `localhost` in turns, and gives each a quarter of a second: too little while every core is busy.
setDefaultAutoSelectFamilyAttemptTimeout(5_000);

// A test that asserts nothing fails: it would pass whatever the code does.
beforeEach(() => expect.hasAssertions());

/** Output to console.error fails the test, unless the test expects it and spies on it. */
let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls: unknown[][] = consoleError.mock.calls;
  consoleError.mockRestore();
  if (calls.length > 0)
    throw new Error(`console.error was called:\n${calls.map((c) => c.join(' ')).join('\n')}`);
});

// jsdom knows <dialog> but cannot open it as a modal: https://github.com/jsdom/jsdom/issues/3294
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

// jsdom lays nothing out, so there is never a resize to observe.
if (typeof window !== 'undefined') {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
