import { storedKeys } from './stored-keys';

const kept = 9;

/** Recently viewed experiences on this device, latest first. */
export const recentlyViewed = storedKeys('recentlyViewed');

/** Records a view of an experience's page. */
export function noteViewed(key: number): void {
  const others = recentlyViewed.get().filter((other) => other !== key);
  recentlyViewed.set([key, ...others].slice(0, kept));
}
