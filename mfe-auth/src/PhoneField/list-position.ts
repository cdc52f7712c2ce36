/** Room needed below the button, in pixels (§9). With less, the list opens above it. */
const minRoomBelow = 200;
const maxHeight = 280;
const gap = 4;

/** Position of the list, in viewport coordinates. */
export interface ListPosition {
  readonly side: 'below' | 'above';
  readonly style: {
    readonly left: number;
    readonly top?: number;
    readonly bottom?: number;
    readonly maxHeight: number;
  };
}

/** Places the list below the button while at least 200 px of the window remain there, else above it. */
export function listPosition({ top, bottom, left }: DOMRect, windowHeight: number): ListPosition {
  const below = windowHeight - bottom;
  return below >= minRoomBelow
    ? { side: 'below', style: { left, top: bottom + gap, maxHeight: Math.min(maxHeight, below - 2 * gap) } }
    : {
        side: 'above',
        style: { left, bottom: windowHeight - top + gap, maxHeight: Math.min(maxHeight, top - 2 * gap) },
      };
}
