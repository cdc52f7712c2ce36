import { slotNames, type SlotName } from '@kaadu/contracts';
import { isPageResult } from '../pages/page-result';
import { defaultLayout } from '../page-state';

/**
 * Slots of each layout, by the name that routes declare. The admin area has a frame of its own, so its
 * layout has only the session keeper.
 */
const layouts: Readonly<Record<string, readonly SlotName[]>> = {
  [defaultLayout]: slotNames,
  admin: ['session'],
};

/** Returns the slots of a layout; all of them for an unknown one. */
export function slotsOfLayout(layout: string): readonly SlotName[] {
  return layouts[layout] ?? slotNames;
}

/** Data and layout of a matched route. */
interface MatchedRoute {
  readonly handle?: unknown;
  readonly data?: unknown;
}

/** Returns the layout of a matched route. Not-found and error pages have the default layout on every route. */
export function layoutOf({ handle, data }: MatchedRoute): string {
  const named = typeof handle === 'object' && handle !== null && 'layout' in handle;
  const isPage = !isPageResult(data) || data.status === 200;
  return isPage && named && typeof handle.layout === 'string' ? handle.layout : defaultLayout;
}
