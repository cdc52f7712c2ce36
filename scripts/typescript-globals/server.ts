/** What code of Node may say, and what the compiler must refuse: an error that is missing is one itself. */
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
