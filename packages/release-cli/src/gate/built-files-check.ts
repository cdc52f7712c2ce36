import { inspectRelease, type InspectionOptions } from '@kaadu/federation-build/inspection';
import type { Check, Problem } from '@kaadu/release-core/gate';

/** Maximum number of places of one kind to list; the others are counted. A bundled polyfill has hundreds. */
const maxListed = 5;

/** Checks that the built files of a candidate affect the remote only: neither style sheets nor scripts reach beyond it. */
export function builtFilesCheck(options: InspectionOptions): Check {
  return {
    name: 'built files',
    async run({ release, read }) {
      const files = Object.keys(release.files).map(async (path) => [path, await read(path)] as const);
      const findings = inspectRelease(release, new Map(await Promise.all(files)), options);
      const fixes = [...new Set(findings.map(({ fix }) => fix))];
      return fixes.flatMap((fix) => shortened(findings.filter((finding) => finding.fix === fix)));
    },
  };
}

/** Lists the first problems of one kind and counts the others. */
export function shortened(findings: readonly Problem[]): Problem[] {
  const listed = findings.slice(0, maxListed);
  const [last] = listed.slice(-1);
  const more = findings.length - listed.length;
  if (!last || more === 0) return listed;
  return [...listed.slice(0, -1), { ...last, problem: `${last.problem}, and so in ${more} more places` }];
}
