import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

// Node tries the addresses of `localhost` one after the other, 250 ms each: too little while every core is
// busy.
setDefaultAutoSelectFamilyAttemptTimeout(5_000);

// A test without assertions fails, because it would pass for any code.
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

// jsdom has <dialog> but cannot open it as a modal: https://github.com/jsdom/jsdom/issues/3294
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

// jsdom has no layout, so there are no resizes to observe.
if (typeof window !== 'undefined') {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
