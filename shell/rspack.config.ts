import { defineShell } from '@kaadu/federation/build';

export default defineShell({
  name: 'shell',
  root: import.meta.dirname,
  browserEntry: './src/browser/main.tsx',
  serverEntry: './src/server/main.ts',
  bundle: /^@kaadu\//,
});
