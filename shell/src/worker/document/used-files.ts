import { slots } from '@kaadu/contracts';
import type { WorkerRemote } from '@kaadu/federation/render-workers/worker';
import type { PageRef } from '../../app/composition';
import { slotsOfLayout } from '../../app/layout/layouts';
import { defaultLayout } from '../../app/page-state';
import { assetUrl } from '@kaadu/federation/release';
import type { LoadedSet } from '../server-composition';

/** A browser file of a version. */
export interface UsedFile {
  readonly remote: Pick<WorkerRemote, 'release' | 'styles'>;
  readonly path: string;
}

/**
 * Returns the files of exactly the exposes on a page, which avoids both unstyled content and unused files.
 * @param page null for the shell's fallback
 */
export function usedFiles(
  set: LoadedSet,
  page: PageRef | null,
): { readonly styles: readonly UsedFile[]; readonly scripts: readonly UsedFile[] } {
  const layout = layoutOfPage(set, page);
  const uses: PageRef[] = [...slotsOfLayout(layout).map((name) => slots[name]), ...(page ? [page] : [])];
  const styles = new Map<string, UsedFile>();
  const scripts = new Map<string, UsedFile>();
  for (const use of uses) {
    const remote = set.remotes.get(use.remote);
    const assets = remote?.release.exposes[use.expose];
    if (!remote || !assets) continue;
    const { release } = remote;
    for (const path of assets.styles) styles.set(assetUrl(release, path), { remote, path });
    for (const path of [release.web.entry, ...assets.scripts])
      scripts.set(assetUrl(release, path), { remote, path });
  }
  return { styles: [...styles.values()], scripts: [...scripts.values()] };
}

function layoutOfPage({ routes }: Pick<LoadedSet, 'routes'>, page: PageRef | null): string {
  const route = routes.find(({ remote, expose }) => remote === page?.remote && expose === page.expose);
  return route?.layout ?? defaultLayout;
}
