import { defineRemote } from '@kaadu/federation/build';

export default defineRemote({
  name: 'footer',
  root: import.meta.dirname,
  exposes: {
    './footer': './src/exposes/footer.tsx',
    './floating': './src/exposes/floating.tsx',
    './providers': './src/exposes/providers.tsx',
  },
});
