import { defineRemote } from '@kaadu/federation-build';

export default defineRemote({
  name: 'auth',
  root: import.meta.dirname,
  exposes: { './session': './src/exposes/session.tsx' },
});
