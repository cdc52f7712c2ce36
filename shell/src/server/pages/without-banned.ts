import type { ReleaseSelection, ServedSet } from '@kaadu/release-host';
import { ReleaseRefused } from '@kaadu/federation/server';
import type { ShownPreview } from '../../app/notices/preview-notice';

/** Returns the set without banned versions. @throws ReleaseRefused when the set belongs to a preview */
export function withoutBanned(
  selection: Pick<ReleaseSelection, 'withoutBanned'>,
  { preview }: { readonly preview?: ShownPreview | undefined },
  set: ServedSet,
): ServedSet {
  const usable = selection.withoutBanned(set);
  if (!preview || usable === set) return usable;
  const stopped = [...set.remotes].find(([name, remote]) => usable.remotes.get(name) !== remote)?.[1].release;
  throw new ReleaseRefused(stopped?.name ?? '', stopped?.version ?? '', 'it stopped a render worker');
}
