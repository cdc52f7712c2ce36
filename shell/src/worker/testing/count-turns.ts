/** Counts iterations of the event loop until it is stopped. */
export function countTurns() {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  return { now: () => turns, stop: () => clearImmediate(next) };
}
