import type { Galleries } from '../sketch';

export const kanaraCoastGalleries: Galleries = {
  108: [
    ['reef', 'day', 'diver', 'turtle'],
    ['reef', 'dawn', 'fish', 'turtle'],
    ['coast', 'day', 'sailboat'],
    ['coast', 'dawn', 'temple', 'palms'],
    ['reef', 'dusk', 'diver', 'fish'],
  ],
  109: [
    ['reef', 'dusk', 'manta', 'diver'],
    ['reef', 'day', 'fish', 'manta'],
    ['reef', 'dawn', 'diver'],
    ['coast', 'night', 'lighthouse', 'sailboat'],
    ['coast', 'day', 'dolphins'],
  ],
};
