import { relative } from 'node:path';
import { runCompiler } from '@kaadu/federation-build';
import admin from '../../mfe-admin/rspack.config';
import auth from '../../mfe-auth/rspack.config';
import booking from '../../mfe-booking/rspack.config';
import content from '../../mfe-content/rspack.config';
import footer from '../../mfe-footer/rspack.config';
import header from '../../mfe-header/rspack.config';
import { root } from '../../e2e/environment';

const remotes = { header, footer, auth, content, booking, admin };

export interface Duplicate {
  readonly path: string;
  /** Bytes of the source before minification. */
  readonly bytes: number;
  readonly remotes: readonly string[];
}

type Module = NonNullable<Awaited<ReturnType<typeof runCompiler>>['modules']>[number];

/** Flattens modules and those concatenated into them. */
function flat(modules: readonly Module[]): Module[] {
  return modules.flatMap((one) => (one.modules?.length ? flat(one.modules) : [one]));
}

/** Finds modules that the browser builds of several remotes contain. */
export async function findDuplicates(): Promise<Duplicate[]> {
  const found = new Map<string, { bytes: number; remotes: Set<string> }>();
  for (const [name, definition] of Object.entries(remotes)) {
    const statistics = { all: false, modules: true, nestedModules: true };
    const { modules = [] } = await runCompiler(definition.config('web', 'production'), statistics);
    for (const { nameForCondition, size = 0 } of flat(modules)) {
      if (!nameForCondition?.match(/\.[cm]?[jt]sx?$/)) continue;
      const path = relative(root, nameForCondition).replace(
        /^node_modules\/\.pnpm\/[^/]+\/node_modules\//,
        '',
      );
      const known = found.get(path) ?? { bytes: size, remotes: new Set<string>() };
      found.set(path, { ...known, remotes: known.remotes.add(name) });
    }
  }
  return [...found]
    .map(([path, { bytes, remotes: names }]) => ({ path, bytes, remotes: [...names] }))
    .filter((one) => one.remotes.length > 1)
    .sort((a, b) => b.bytes * (b.remotes.length - 1) - a.bytes * (a.remotes.length - 1));
}
