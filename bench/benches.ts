import type { NamedScripts } from '../scripts/launch/command-runner/choose-script';

/** Scripts of `npm run bench <name>`. */
export const benches = {
  ssr: { file: 'bench/ssr/run.ts', description: 'Rendered pages per second, against a monolith baseline.' },
  'cached-pages': {
    file: 'bench/cached-pages.ts',
    description: 'Cached pages per second, against bare node:http.',
  },
  'content-changes': {
    file: 'bench/content-changes.ts',
    description: 'Pages rendered again after an edit of one story.',
  },
  workers: {
    file: 'bench/workers/run.ts',
    description: 'Rendered pages per second by number of render workers.',
  },
  scale: {
    file: 'bench/scale/run.ts',
    description: 'Cost of a page by number of experiences. Needs PostgreSQL.',
  },
  client: {
    file: 'bench/client/run.ts',
    description: 'Resources that a browser loads and runs for each page.',
  },
  lighthouse: { file: 'bench/lighthouse.ts', description: 'Lighthouse scores of five pages on a phone.' },
  'first-visit': {
    file: 'bench/first-visit.ts',
    description: 'Waiting time of the first visitor of a new install.',
  },
  memory: { file: 'bench/memory.ts', description: 'Memory of one shell under requests for varied URLs.' },
  'site-memory': {
    file: 'bench/site-memory.ts',
    description: 'Memory of the whole site, process by process.',
  },
  releases: { file: 'bench/releases/run.ts', description: 'Promotions and rollbacks under load.' },
  followers: {
    file: 'bench/followers/run.ts',
    description: 'Reads of the bucket and time of a switch, with 500 followers of a channel.',
  },
  isolation: { file: 'bench/isolation/run.ts', description: 'Effect of faulty releases on visitors.' },
  api: {
    file: 'bench/api/run.ts',
    description: 'API responses against bare SQL and bare Fastify. Needs PostgreSQL.',
  },
  booking: {
    file: 'bench/api/booking.ts',
    description: 'Holds per second, against bare updates. Needs PostgreSQL and pgbench.',
  },
  'booking-torture': {
    file: 'bench/api/booking-torture.ts',
    description: 'Bookings while API processes are killed and the gateway fails.',
  },
  chat: {
    file: 'bench/api/chat.ts',
    description: 'Many visitors in conversations with advisors. Needs PostgreSQL.',
  },
  'admin-calendar': {
    file: 'bench/api/admin-calendar.ts',
    description: 'Operators who read and change a calendar of 100,000 resource-days.',
  },
} satisfies NamedScripts;
