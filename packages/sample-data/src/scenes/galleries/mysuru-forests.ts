import type { Galleries } from '../sketch';

export const mysuruForestGalleries: Galleries = {
  136: [
    ['forest', 'dusk', 'tents', 'lantern'],
    ['forest', 'dawn', 'leopard'],
    ['forest', 'day', 'birdwatcher', 'peacock'],
    ['grassland', 'night', 'tents', 'campfire'],
    ['ghats', 'dawn', 'jeep', 'eagle'],
  ],
  137: [
    ['forest', 'dawn', 'hikers', 'banyan'],
    ['forest', 'day', 'birdwatcher'],
    ['rockface', 'day', 'hikers'],
    ['forest', 'dusk', 'hut', 'bamboo'],
    ['grassland', 'day', 'deer', 'peacock'],
  ],
  138: [
    ['grassland', 'dawn', 'elephants', 'deer'],
    ['grassland', 'dusk', 'tiger'],
    ['lake', 'dusk', 'elephants'],
    ['grassland', 'night', 'cottage', 'starry-sky'],
    ['forest', 'day', 'jeep', 'deer'],
  ],
  139: [
    ['farm', 'day', 'cottage', 'tractor'],
    ['farm', 'dawn', 'cyclist', 'peacock'],
    ['farm', 'dusk', 'cattle', 'palms'],
    ['farm', 'night', 'cottage', 'campfire'],
    ['grassland', 'day', 'jeep', 'deer'],
  ],
  140: [
    ['grassland', 'dawn', 'jeep', 'tiger'],
    ['forest', 'dawn', 'jeep', 'gaur'],
    ['grassland', 'day', 'elephant', 'deer'],
    ['forest', 'dusk', 'leopard'],
    ['grassland', 'dusk', 'peacock', 'deer'],
  ],
};
