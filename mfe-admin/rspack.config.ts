import { defineRemote } from '@kaadu/federation-build';

export default defineRemote({
  name: 'admin',
  root: import.meta.dirname,
  exposes: { './admin': './src/exposes/admin.tsx' },
  routes: ['/admin', '/admin/*'].map((path) => ({
    path,
    expose: './admin',
    layout: 'admin',
    query: [],
    isPrivate: true,
  })),
});
