import { defineRemote } from '@kaadu/federation/build';

const pages = {
  '/': 'home',
  '/experiences': 'experiences',
  '/experience/:title/:id': 'experience',
  '/activities/:title/:id': 'activity',
  '/activity/:title/:id': 'activity',
  '/stories': 'stories',
  '/stories/:title/:id': 'story',
  '/guides': 'guides',
  '/guide/:title/:id': 'guide',
  '/about': 'about',
  '/contact-us': 'contact',
  '/privacy-and-terms': 'terms',
};
const exposes = [...Object.values(pages), 'not-found', 'error'];

export default defineRemote({
  name: 'content',
  root: import.meta.dirname,
  exposes: Object.fromEntries(exposes.map((name) => [`./${name}`, `./src/exposes/${name}.tsx`])),
  routes: Object.entries(pages).map(([path, name]) => ({ path, expose: `./${name}`, layout: 'default' })),
});
