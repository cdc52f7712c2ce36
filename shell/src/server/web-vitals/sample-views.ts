/** Views of which browsers measure signals, per second and shell: enough to find harm, at a fixed cost. */
const perSecond = 50;

/**
 * Returns a function that decides whether a view is measured: the first ones of each second.
 * @param now milliseconds since the epoch
 */
export function sampleViews(now: () => number = Date.now): () => boolean {
  let second = 0;
  let views = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) views = 0;
    second = current;
    views += 1;
    return views <= perSecond;
  };
}
