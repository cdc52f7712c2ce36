import type { Galleries } from '../sketch';

export const wayanadKeralaGalleries: Galleries = {
  129: [
    ['forest', 'day', 'treehouse', 'langur'],
    ['forest', 'dawn', 'treehouse', 'hornbill'],
    ['forest', 'monsoon', 'treehouse'],
    ['forest', 'night', 'lantern', 'hikers'],
    ['river', 'monsoon', 'bridge', 'bamboo'],
  ],
  130: [
    ['farm', 'day', 'hut', 'palms'],
    ['farm', 'dawn', 'cyclist', 'cattle'],
    ['river', 'dusk', 'kingfisher', 'palms'],
    ['farm', 'night', 'hut', 'lantern'],
    ['farm', 'monsoon', 'cattle', 'hut'],
  ],
  131: [
    ['rockface', 'dawn', 'hikers'],
    ['rockface', 'day', 'hikers', 'eagle'],
    ['plantation', 'day', 'temple', 'coffee'],
    ['boulders', 'dusk', 'hikers', 'banyan'],
    ['farm', 'day', 'jeep', 'palms'],
  ],
  132: [
    ['plantation', 'dusk', 'bungalow', 'tea-pickers'],
    ['ghats', 'dawn', 'bungalow'],
    ['rockface', 'day', 'eagle', 'hikers'],
    ['ghats', 'night', 'bungalow', 'campfire'],
    ['plantation', 'monsoon', 'hikers', 'tea-pickers'],
  ],
  133: [
    ['ghats', 'dawn', 'jeep', 'hikers'],
    ['ghats', 'dusk', 'jeep'],
    ['plantation', 'dawn', 'tea-pickers', 'hikers'],
    ['ghats', 'night', 'jeep', 'starry-sky'],
    ['plantation', 'day', 'cottage', 'tea-pickers'],
  ],
  134: [
    ['plantation', 'day', 'cottage', 'hornbill'],
    ['plantation', 'dawn', 'cottage', 'bamboo'],
    ['lake', 'day', 'raft', 'deer'],
    ['plantation', 'night', 'cottage', 'lantern'],
    ['forest', 'monsoon', 'hikers', 'hornbill'],
  ],
  135: [
    ['lake', 'day', 'raft', 'elephants'],
    ['forest', 'dawn', 'hikers', 'gaur'],
    ['lake', 'dawn', 'raft', 'kingfisher'],
    ['lake', 'dusk', 'gaur', 'deer'],
    ['forest', 'day', 'hikers', 'bamboo'],
  ],
};
