import { defineRemote } from '@kaadu/federation-build';

export default defineRemote({
  name: 'header',
  root: import.meta.dirname,
  languages: { './header': ['kn', 'hi'] },
  exposes: { './header': './src/exposes/header.tsx' },
});
