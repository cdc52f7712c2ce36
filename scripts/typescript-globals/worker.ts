/** What service workers may say, and what the compiler must refuse: an error that is missing is one itself. */
void caches.open(new URL('/', location.href).href);
void fetch('/');

// @ts-expect-error -- Cannot find name 'document'
void document.title;
// @ts-expect-error -- Cannot find name 'process'
process.cwd();

export {};
