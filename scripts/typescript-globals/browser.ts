/** Globals that code of browsers may use, and errors that the compiler has to report. */
document.title = process.env.NODE_ENV;
void fetch(new URL('/', location.href));

// @ts-expect-error -- Cannot find name 'Buffer'
void Buffer.from('x');
// @ts-expect-error -- Property 'cwd' does not exist
process.cwd();
// @ts-expect-error -- Property 'DATA_DIR' does not exist
void process.env.DATA_DIR;
// @ts-expect-error -- Cannot find name '__dirname'
void __dirname;
// @ts-expect-error -- Cannot find module 'node:path'
void import('node:path');
// @ts-expect-error -- Cannot find name 'test'
test('x', () => undefined);

export {};
