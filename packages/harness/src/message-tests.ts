import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Catalog = Readonly<Record<string, string>>;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

/** Reads the messages of a file as written, before they are compiled. */
function readCatalog(file: string): Catalog {
  const text = readFileSync(file, 'utf8');
  const object = text.slice(
    text.indexOf('{', text.indexOf('export const messages')),
    text.lastIndexOf('}') + 1,
  );
  const entries = [...object.matchAll(/^ {2}(\w+):\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/gm)];
  return Object.fromEntries(entries.map(([, key, single, double]) => [key, single ?? double ?? '']));
}

/** Returns the names of a message's placeholders, sorted. */
const placeholders = (message = '') =>
  [...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort();

/**
 * Declares the tests of all messages in a package's sources: each language has the keys and placeholders of the
 * English messages, and the code uses every key.
 * @param root folder of the package, with `src`
 * @param variable keys that the code looks up by variables
 */
export function testMessages(root: string, variable: readonly string[] = []): void {
  const source = join(root, 'src');
  const files = filesIn(source);
  const code = files
    .filter((file) => !/\.test\.|(^|\/)messages\/[a-z]{2}\.ts$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'));
  const catalogs = files.filter((file) => /(^|\/)messages\/en\.ts$/.test(file));

  describe.each(catalogs)('messages of %s', (file) => {
    const english = readCatalog(join(source, file));

    test.each(['kn', 'hi'])('the messages in %s have the same keys and placeholders', (language) => {
      const other = readCatalog(join(source, dirname(file), `${language}.ts`));
      const shape = (catalog: Catalog) =>
        Object.fromEntries(Object.keys(catalog).map((key) => [key, placeholders(catalog[key])]));
      expect(shape(other)).toEqual(shape(english));
    });

    test('the code uses every message', () => {
      const isUsed = (key: string) =>
        variable.includes(key) ||
        code.some((text) => text.includes(`'${key}'`) || text.includes(`of="${key}"`));
      expect(Object.keys(english)).not.toEqual([]);
      expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
    });
  });
}
