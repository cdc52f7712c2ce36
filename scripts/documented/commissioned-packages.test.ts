import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSources } from '../structure/read-sources';

const root = join(import.meta.dirname, '..', '..');

/** Packages that the specification requires; TypeScript compiles everything else here. */
const commissioned = [
  '@module-federation/enhanced',
  '@rspack/core',
  '@testing-library/react',
  'axios',
  'css-modules-typescript-loader',
  'jest',
  'playwright',
  'react',
  'react-dom',
  'react-phone-number-input',
  'react-router-dom',
  'rxjs',
  'typescript',
];

/** Returns the modules that a source file imports, or resolves for a tool. */
function importsOf(text: string): string[] {
  const found = text.matchAll(/(?:from|import|import\(|require\(|require\.resolve\()\s*'([^'./][^']*)'/g);
  return [...found].map(([, specifier = '']) => specifier);
}

/** Returns the packages that a source file imports and that the package.json above it lists. */
function dependenciesInUse(): Set<string> {
  const inUse = new Set<string>();
  for (const { path, text } of readSources(root)) {
    const listed = manifestAbove(dirname(join(root, path)));
    for (const specifier of importsOf(text)) {
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
      if (listed.includes(`"${name}":`)) inUse.add(name);
    }
  }
  return inUse;
}

function manifestAbove(folder: string): string {
  try {
    return readFileSync(join(folder, 'package.json'), 'utf8');
  } catch {
    return folder === root ? '' : manifestAbove(dirname(folder));
  }
}

test('every required package is a dependency that source files import', () => {
  const inUse = dependenciesInUse();
  // Jest runs by its command; its configuration imports none of it.
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  if (/"unit": "jest"/.test(manifest) && /"jest": "catalog:"/.test(manifest)) inUse.add('jest');
  expect(commissioned.filter((name) => !inUse.has(name))).toEqual([]);
});
