/** Results for the remotes of one toolchain, or of one framework. */
export interface InteropRow {
  readonly toolchain: string;
  /** Packages that build them, with their versions. */
  readonly packages: readonly string[];
  /** Whether the server renders them; otherwise the document has the fallback of their slot. */
  readonly isRendered: boolean;
  /** Number of loaded scripts that contain a second React. */
  readonly copiesOfReact: number;
}

const introduction = `# Interoperability

Remotes of other toolchains, in a host of ours. \`e2e/interop\` builds each of them with its own toolchain, imports the output with
\`release import\`, promotes it, opens the page and presses its button, then promotes a second version and rolls it back. A second spec
does so with one of each kind (webpack, Vite, Vue) in render workers, with a canary.
\`UPDATE_TABLES=1 npm run e2e -- --project=interop\` writes this file. What the gate checks of them: [teams](teams.md#import-a-build-of-another-toolchain).
Vue and Svelte are bundled in their remotes, which the host places with the [contract of other frameworks](reuse.md#remotes-in-other-frameworks).
`;

const columns = [
  'toolchain or framework',
  'built by',
  'server',
  'browser',
  'second React loaded',
  'promote, roll back',
] as const;

/** Formats the documentation of the results as Prettier does. */
export function interopDocument(rows: readonly InteropRow[]): string {
  const cells = rows.map(({ toolchain, packages, isRendered, copiesOfReact }) => [
    toolchain,
    packages.join(', '),
    isRendered ? 'rendered' : 'fallback',
    isRendered ? 'hydrated' : 'mounted after hydration',
    String(copiesOfReact),
    'yes',
  ]);
  const all: (readonly string[])[] = [columns, ...cells];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = '', ...body] = all.map(line);
  return [introduction, head, line(widths.map((width) => '-'.repeat(width))), ...body, ''].join('\n');
}
