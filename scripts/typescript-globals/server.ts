/** Globals that code of Node may use, and errors that the compiler has to report. */
void Buffer.from(process.cwd());
void fetch(new URL('http://localhost'));

// @ts-expect-error -- Cannot find name 'document'
void document.title;
// @ts-expect-error -- Cannot find name 'window'
window.scrollTo(0, 0);
// @ts-expect-error -- Cannot find name 'localStorage'
localStorage.clear();
// @ts-expect-error -- Cannot find name 'describe'
describe('x', () => undefined);

export {};
