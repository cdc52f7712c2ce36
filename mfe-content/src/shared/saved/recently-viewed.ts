import { storedKeys } from './stored-keys';

const kept = 9;

/** Experiences whose pages were looked at on this device, the latest first. */
export const recentlyViewed = storedKeys('recentlyViewed');

/** Notes that the page of an experience is being looked at. */
export function noteViewed(key: number): void {
  const others = recentlyViewed.get().filter((other) => other !== key);
  recentlyViewed.set([key, ...others].slice(0, kept));
}
