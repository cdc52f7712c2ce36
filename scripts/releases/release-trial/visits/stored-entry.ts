/** Entry that the visitor's storage has before the visit. */
export const earlierEntry = { name: 'gate-earlier-visit', value: 'kept' };

/** Runs in the page. @returns whether an entry is still stored, and another one can be */
export function tryStorage(name: string): { kept: boolean; hasRoom: boolean } {
  const kept = localStorage.getItem(name) !== null;
  try {
    localStorage.setItem('gate-room', 'x'.repeat(10_000));
    localStorage.removeItem('gate-room');
    return { kept, hasRoom: true };
  } catch {
    return { kept, hasRoom: false };
  }
}
