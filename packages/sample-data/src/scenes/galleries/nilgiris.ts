import type { Galleries } from '../sketch';

export const nilgiriGalleries: Galleries = {
  123: [
    ['ghats', 'dusk', 'bungalow', 'lantern'],
    ['farm', 'day', 'cottage', 'hikers'],
    ['ghats', 'day', 'bridge'],
    ['ghats', 'night', 'bungalow', 'starry-sky'],
    ['plantation', 'dawn', 'hikers', 'bungalow'],
  ],
  124: [
    ['farm', 'day', 'cyclist'],
    ['lake', 'dawn', 'cyclist'],
    ['plantation', 'day', 'cyclist', 'tea-pickers'],
    ['ghats', 'dusk', 'cyclist'],
    ['farm', 'dawn', 'cattle', 'cottage'],
  ],
  125: [
    ['plantation', 'day', 'bungalow', 'tea-pickers'],
    ['plantation', 'dawn', 'tea-pickers'],
    ['grassland', 'night', 'gaur'],
    ['plantation', 'night', 'bungalow', 'lantern'],
    ['ghats', 'monsoon', 'bungalow'],
  ],
  126: [
    ['plantation', 'dawn', 'tea-pickers', 'cottage'],
    ['plantation', 'day', 'tea-pickers'],
    ['ghats', 'day', 'cottage'],
    ['plantation', 'dusk', 'hikers', 'tea-pickers'],
    ['plantation', 'monsoon', 'tea-pickers'],
  ],
  127: [
    ['plantation', 'dawn', 'cottage', 'langur'],
    ['forest', 'day', 'langur', 'deer'],
    ['ghats', 'day', 'jeep', 'hikers'],
    ['plantation', 'night', 'cottage', 'campfire'],
    ['waterfall', 'day', 'hikers'],
  ],
  128: [
    ['forest', 'dawn', 'birdwatcher'],
    ['forest', 'day', 'birdwatcher', 'hornbill'],
    ['forest', 'monsoon', 'langur'],
    ['ghats', 'dawn', 'eagle', 'birdwatcher'],
    ['forest', 'dusk', 'deer', 'hikers'],
  ],
};
