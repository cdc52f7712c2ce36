/** Globals that tests may use: they run in Node, some with a simulated document. */
describe(document.title, () => expect(process.cwd()).toBe(''));

export {};
