export const messages = {
  drawnByUs: 'Drawn by us, simplified: not for navigation. Coastline: {source}.',
  enlarge: 'Enlarge the map',
  kilometres: '{km} km',
  moveMap: 'Drag or tap to move the map, pinch or {keys} to enlarge it; or use arrow keys, + and −. ',
  reduce: 'Make the map smaller',
  showAll: 'Show all places',
  wheel: 'Ctrl + wheel',
};
