import type { Galleries } from '../sketch';

export const malnadGalleries: Galleries = {
  113: [
    ['plantation', 'dusk', 'bungalow', 'coffee'],
    ['ghats', 'dawn', 'hikers', 'eagle'],
    ['plantation', 'day', 'coffee', 'langur'],
    ['ghats', 'night', 'bungalow', 'lantern'],
    ['plantation', 'monsoon', 'bungalow'],
  ],
  114: [
    ['ghats', 'day', 'hikers', 'eagle'],
    ['grassland', 'dawn', 'hikers'],
    ['ghats', 'dawn', 'temple', 'hikers'],
    ['grassland', 'dusk', 'jeep'],
    ['forest', 'monsoon', 'hikers'],
  ],
  115: [
    ['plantation', 'monsoon', 'cottage', 'coffee'],
    ['farm', 'day', 'cattle', 'arecas'],
    ['plantation', 'day', 'coffee', 'tractor'],
    ['plantation', 'night', 'cottage', 'lantern'],
    ['waterfall', 'monsoon', 'hikers'],
  ],
  116: [
    ['river', 'dawn', 'tents', 'campfire'],
    ['forest', 'day', 'zipline', 'bamboo'],
    ['waterfall', 'day', 'rappeller'],
    ['river', 'night', 'tents', 'campfire'],
    ['ghats', 'dusk', 'bridge'],
  ],
  117: [
    ['farm', 'monsoon', 'cottage', 'arecas'],
    ['forest', 'monsoon', 'lantern', 'hikers'],
    ['ghats', 'dusk', 'eagle'],
    ['farm', 'night', 'cottage', 'lantern'],
    ['waterfall', 'monsoon', 'langur'],
  ],
  118: [
    ['forest', 'night', 'lantern', 'hikers'],
    ['forest', 'monsoon', 'birdwatcher', 'bamboo'],
    ['waterfall', 'night', 'hikers', 'starry-sky'],
    ['forest', 'dusk', 'hornbill'],
    ['forest', 'night', 'langur', 'starry-sky'],
  ],
  119: [
    ['grassland', 'monsoon', 'cottage', 'arecas'],
    ['ghats', 'day', 'hikers'],
    ['plantation', 'day', 'jeep', 'coffee'],
    ['grassland', 'night', 'cottage', 'starry-sky'],
    ['river', 'dawn', 'kingfisher', 'bamboo'],
  ],
  120: [
    ['grassland', 'monsoon', 'hikers'],
    ['ghats', 'monsoon', 'hikers', 'eagle'],
    ['grassland', 'dawn', 'gaur'],
    ['ghats', 'dusk', 'jeep'],
    ['forest', 'day', 'hikers', 'langur'],
  ],
  121: [
    ['lake', 'dusk', 'cottage', 'kayak'],
    ['lake', 'dawn', 'kayak', 'kingfisher'],
    ['waterfall', 'day', 'hikers'],
    ['lake', 'night', 'cottage', 'starry-sky'],
    ['lake', 'monsoon', 'cottage'],
  ],
  122: [
    ['lake', 'day', 'kayak'],
    ['lake', 'dawn', 'kayak', 'eagle'],
    ['estuary', 'day', 'kingfisher', 'kayak'],
    ['lake', 'dusk', 'kayak', 'palms'],
    ['lake', 'day', 'campfire', 'canoe'],
  ],
};
