import type { Galleries } from '../sketch';

export const nearBengaluruGalleries: Galleries = {
  110: [
    ['ghats', 'dawn', 'hikers'],
    ['boulders', 'dawn', 'hikers', 'eagle'],
    ['rockface', 'night', 'hikers', 'lantern'],
    ['boulders', 'night', 'starry-sky', 'hikers'],
    ['grassland', 'dawn', 'hikers'],
  ],
  111: [
    ['rockface', 'day', 'climber'],
    ['rockface', 'dawn', 'climber', 'eagle'],
    ['rockface', 'dusk', 'rappeller'],
    ['boulders', 'dawn', 'peacock'],
    ['boulders', 'day', 'hikers', 'banyan'],
  ],
  112: [
    ['farm', 'dawn', 'cottage', 'tractor'],
    ['farm', 'day', 'cyclist', 'cattle'],
    ['farm', 'dusk', 'cottage', 'arecas'],
    ['boulders', 'night', 'starry-sky', 'cottage'],
    ['farm', 'monsoon', 'tractor', 'peacock'],
  ],
};
