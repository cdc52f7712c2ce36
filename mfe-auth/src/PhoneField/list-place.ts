/** §9: less room than this below, and the list opens above. */
const roomNeeded = 200;
const tallest = 280;
const gap = 4;

/** Where the list opens, as coordinates in the window. */
export interface ListPlace {
  readonly side: 'below' | 'above';
  readonly style: {
    readonly left: number;
    readonly top?: number;
    readonly bottom?: number;
    readonly maxHeight: number;
  };
}

/** Below the button while at least 200 px of the window remain there, else above it. */
export function listPlace({ top, bottom, left }: DOMRect, windowHeight: number): ListPlace {
  const below = windowHeight - bottom;
  return below >= roomNeeded
    ? { side: 'below', style: { left, top: bottom + gap, maxHeight: Math.min(tallest, below - 2 * gap) } }
    : {
        side: 'above',
        style: { left, bottom: windowHeight - top + gap, maxHeight: Math.min(tallest, top - 2 * gap) },
      };
}
