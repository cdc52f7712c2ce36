import type { Galleries } from '../sketch';

export const kabiniGalleries: Galleries = {
  104: [
    ['lake', 'dusk', 'elephants', 'deer'],
    ['forest', 'dawn', 'leopard'],
    ['forest', 'day', 'jeep', 'deer'],
    ['lake', 'night', 'cottage', 'lantern'],
    ['lake', 'dawn', 'canoe', 'birdwatcher'],
  ],
  105: [
    ['lake', 'dawn', 'cottage', 'coracle'],
    ['farm', 'day', 'cattle', 'palms'],
    ['lake', 'day', 'coracle', 'kingfisher'],
    ['lake', 'night', 'campfire', 'hut'],
    ['farm', 'dusk', 'cyclist'],
  ],
};
