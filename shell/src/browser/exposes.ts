import { slots } from '@kaadu/contracts';
import type { PageState } from '../app/page-state';

/**
 * Lists the exposes that the site uses, by remote: those of its slots and of the routes in the page's release
 * set.
 */
export function exposesOf({ routes }: Pick<PageState, 'routes'>): Record<string, string[]> {
  const exposes: Record<string, string[]> = {};
  for (const { remote, expose } of [...Object.values(slots), ...routes]) {
    const known = (exposes[remote] ??= []);
    if (!known.includes(expose)) known.push(expose);
  }
  return exposes;
}
