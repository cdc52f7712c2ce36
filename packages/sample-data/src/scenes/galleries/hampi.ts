import type { Galleries } from '../sketch';

export const hampiGalleries: Galleries = {
  106: [
    ['boulders', 'dusk', 'hut', 'palms'],
    ['farm', 'dawn', 'hut', 'cattle'],
    ['boulders', 'day', 'cyclist', 'temple'],
    ['boulders', 'night', 'starry-sky', 'hut'],
    ['river', 'dusk', 'coracle', 'palms'],
  ],
  107: [
    ['boulders', 'dawn', 'coracle', 'temple'],
    ['river', 'day', 'coracle'],
    ['boulders', 'day', 'temple', 'hikers'],
    ['river', 'dusk', 'temple', 'coracle'],
    ['boulders', 'dusk', 'banyan', 'hikers'],
  ],
};
