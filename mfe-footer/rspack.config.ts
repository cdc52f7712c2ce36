import { defineRemote } from '@kaadu/federation-build';

export default defineRemote({
  name: 'footer',
  root: import.meta.dirname,
  // An adapter of `@kaadu/api-client` sends every request.
  axiosAdapters: false,
  exposes: {
    './footer': './src/exposes/footer.tsx',
    './floating': './src/exposes/floating.tsx',
    './providers': './src/exposes/providers.tsx',
  },
});
