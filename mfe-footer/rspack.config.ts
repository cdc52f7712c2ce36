import { defineRemote } from '@kaadu/federation/build';

export default defineRemote({
  name: 'footer',
  root: import.meta.dirname,
  // Every request is sent by an adapter of `@kaadu/api-client`.
  axiosAdapters: false,
  exposes: {
    './footer': './src/exposes/footer.tsx',
    './floating': './src/exposes/floating.tsx',
    './providers': './src/exposes/providers.tsx',
  },
});
