import type { Box } from '../markers/labels';

/**
 * Sizes in pixels of the buttons (three of 36, with gaps) and of the scale, including their distance from the edges.
 */
const buttons = { width: 132, height: 52 };
const scale = { margin: 24, height: 40 };

/**
 * Returns the areas of the window that the buttons and the scale cover, where labels would be unreadable.
 * @param width width of the window in pixels
 * @param ratio its height ÷ width
 */
export function controlBoxes(width: number, ratio: number): Box[] {
  const bottom = width * ratio;
  return [
    { left: width - buttons.width, right: width, top: bottom - buttons.height, bottom },
    { left: 0, right: width / 4 + scale.margin, top: bottom - scale.height, bottom },
  ];
}
