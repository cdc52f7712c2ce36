/** Globals that service workers may use, and errors that the compiler has to report. */
void caches.open(new URL('/', location.href).href);
void fetch('/');

// @ts-expect-error -- Cannot find name 'document'
void document.title;
// @ts-expect-error -- Cannot find name 'process'
process.cwd();

export {};
