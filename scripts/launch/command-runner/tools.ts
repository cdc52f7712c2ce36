import type { NamedScripts } from './choose-script';

/** Scripts of `npm run tool <name>`. */
export const tools = {
  backup: {
    file: 'scripts/commands/backup.ts',
    description: 'Saves database, release store and keys to a folder.',
  },
  restore: { file: 'scripts/commands/restore.ts', description: 'Restores a backup.' },
  seed: {
    file: 'packages/api/src/commands/seed.ts',
    description: 'Loads the sample content into the database of DATABASE_URL.',
  },
  size: {
    file: 'scripts/commands/size.ts',
    description: 'Checks the size of the JavaScript that home loads.',
  },
  structure: {
    file: 'scripts/commands/structure.ts',
    description: 'Lists files, functions and folders over the limits.',
  },
  'record-contract': {
    file: 'scripts/commands/contract.ts',
    description: 'Records the contract under its new version.',
  },
  'pin-images': {
    file: 'scripts/commands/pin-images.ts',
    description: 'Writes digests of pushed images into the Kubernetes manifests.',
  },
  'draw-map': { file: 'scripts/commands/draw-map.ts', description: 'Draws the map of the region.' },
  'draw-icons': { file: 'scripts/commands/draw-icons.ts', description: 'Draws the icons of home screens.' },
  'subset-fonts': {
    file: 'scripts/commands/subset-fonts.ts',
    description: 'Cuts the characters that most pages use from the fonts.',
  },
  'check-engines': {
    file: 'e2e/engines/check-engines.ts',
    description: 'Checks five pages in Firefox and WebKit.',
  },
} satisfies NamedScripts;
