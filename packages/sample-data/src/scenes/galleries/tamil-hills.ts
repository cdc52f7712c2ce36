import type { Galleries } from '../sketch';

export const tamilHillGalleries: Galleries = {
  141: [
    ['farm', 'dawn', 'cottage', 'hikers'],
    ['ghats', 'day', 'cottage', 'cattle'],
    ['ghats', 'dusk', 'hikers', 'eagle'],
    ['ghats', 'night', 'cottage', 'starry-sky'],
    ['farm', 'monsoon', 'cottage'],
  ],
  142: [
    ['rockface', 'dawn', 'hikers', 'eagle'],
    ['forest', 'dawn', 'hikers', 'langur'],
    ['ghats', 'day', 'hikers', 'birdwatcher'],
    ['waterfall', 'day', 'hikers'],
    ['forest', 'monsoon', 'birdwatcher'],
  ],
  143: [
    ['plantation', 'dusk', 'bungalow', 'langur'],
    ['forest', 'day', 'hornbill', 'langur'],
    ['plantation', 'dawn', 'tea-pickers', 'gaur'],
    ['plantation', 'night', 'bungalow', 'elephants'],
    ['ghats', 'monsoon', 'bungalow', 'jeep'],
  ],
  144: [
    ['forest', 'dawn', 'langur', 'birdwatcher'],
    ['forest', 'day', 'hornbill'],
    ['plantation', 'day', 'tea-pickers', 'langur'],
    ['forest', 'monsoon', 'hornbill', 'bridge'],
    ['plantation', 'dusk', 'birdwatcher', 'hornbill'],
  ],
  145: [
    ['plantation', 'day', 'cottage', 'coffee'],
    ['ghats', 'dusk', 'hikers'],
    ['plantation', 'dawn', 'coffee', 'hornbill'],
    ['plantation', 'night', 'cottage', 'lantern'],
    ['ghats', 'day', 'cyclist'],
  ],
};
