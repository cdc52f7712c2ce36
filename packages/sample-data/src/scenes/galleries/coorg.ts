import type { Galleries } from '../sketch';

export const coorgGalleries: Galleries = {
  101: [
    ['plantation', 'dawn', 'bungalow', 'coffee'],
    ['plantation', 'day', 'coffee', 'hornbill'],
    ['ghats', 'day', 'hikers'],
    ['plantation', 'night', 'bungalow', 'lantern'],
    ['forest', 'monsoon', 'hikers'],
  ],
  102: [
    ['forest', 'dawn', 'treehouse'],
    ['forest', 'day', 'hornbill', 'langur'],
    ['plantation', 'monsoon', 'treehouse', 'bamboo'],
    ['forest', 'night', 'treehouse', 'starry-sky'],
    ['ghats', 'dawn', 'eagle'],
  ],
  103: [
    ['river', 'monsoon', 'raft'],
    ['river', 'day', 'raft', 'kayak'],
    ['ghats', 'monsoon', 'bridge'],
    ['river', 'dawn', 'kingfisher'],
    ['forest', 'monsoon', 'jeep'],
  ],
};
