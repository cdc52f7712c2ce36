import { defineRemote } from '@kaadu/federation/build';

export default defineRemote({
  name: 'content',
  root: import.meta.dirname,
  exposes: {
    './home': './src/exposes/home.tsx',
    './experiences': './src/exposes/experiences.tsx',
    './experience': './src/exposes/experience.tsx',
    './not-found': './src/exposes/not-found.tsx',
    './error': './src/exposes/error.tsx',
  },
  routes: [
    { path: '/', expose: './home', layout: 'default' },
    { path: '/experiences', expose: './experiences', layout: 'default' },
    { path: '/experience/:title/:id', expose: './experience', layout: 'default' },
  ],
});
