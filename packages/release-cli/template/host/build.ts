import { buildShell, defineShell } from '@kaadu/federation-build';

const entries = { browserEntry: './browser.ts', serverEntry: './server.ts', workerEntry: './worker.ts' };
const host = { name: 'host', root: import.meta.dirname, external: /^(react|react-dom|@aws-sdk)(\/|$)/ };
const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
await buildShell(defineShell({ ...host, ...entries }), mode);
