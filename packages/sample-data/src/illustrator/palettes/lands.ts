import type { Habitat } from '../scene';

interface Land {
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly leaf: string;
  readonly rock: string;
  readonly earth: string;
  readonly water: string;
}

/** Positional parameters, so that each variant fits on one line. */
function land(
  far: string,
  near: string,
  ground: string,
  leaf: string,
  rock: string,
  earth: string,
  water: string,
): Land {
  return { far, near, ground, leaf, rock, earth, water };
}

/** Local colours in plain daylight. */
export const lands: Readonly<Record<Habitat, readonly [Land, ...Land[]]>> = {
  ghats: [
    land('#86b0a2', '#1f5a43', '#7fa047', '#3f7a3f', '#7d7a6c', '#a8603c', '#3f8f96'),
    land('#7ba3ad', '#24524c', '#94a552', '#4a7d46', '#6f7370', '#b06a3e', '#3a7f92'),
    land('#9fb18a', '#2d5a34', '#b2a352', '#567f3a', '#857a66', '#a6512e', '#4b9389'),
  ],
  plantation: [
    land('#8fb49a', '#2b6440', '#6d9c44', '#3c7b3f', '#7d7a6c', '#b0643a', '#4a9490'),
    land('#9ab88a', '#2f6a38', '#86ab4a', '#4c8a3c', '#817866', '#a84f2c', '#4a8f88'),
    land('#86a9a6', '#21563f', '#5d9150', '#2f7048', '#6f746c', '#9c5b3a', '#3f858c'),
  ],
  forest: [
    land('#8db59a', '#1c5138', '#6f8f3f', '#3b7a3a', '#6c6c5c', '#8a5a36', '#3e8a80'),
    land('#7fa9a4', '#17473f', '#5c8450', '#2d6a4a', '#65706a', '#7d5638', '#35808a'),
    land('#a9b47c', '#33562c', '#8f9140', '#5a7a2f', '#7a7058', '#9a5a2e', '#4c8c78'),
  ],
  river: [
    land('#8ab3a3', '#1f5645', '#8a9f4d', '#3d7a43', '#8a8270', '#b88a55', '#2f8a92'),
    land('#8fae9a', '#285a3a', '#a59e55', '#55803c', '#93846a', '#c08a4e', '#3b9184'),
    land('#7fa3b0', '#22504f', '#7a9560', '#3a7350', '#7a7e78', '#a58a66', '#2b7a98'),
  ],
  waterfall: [
    land('#86b09c', '#1c5540', '#6c9448', '#38783f', '#5f6a5e', '#93603c', '#3a9090'),
    land('#7ea5a6', '#1b4a45', '#5d8a58', '#2f6c50', '#5a6668', '#80583c', '#35869a'),
    land('#a0b088', '#355a33', '#8f9a48', '#557e38', '#7a6a54', '#a1562f', '#4a9488'),
  ],
  coast: [
    land('#88b2a8', '#2a604a', '#e6c98c', '#3f7d4a', '#7a6a5a', '#c98a54', '#1f8d9c'),
    land('#8faeb0', '#25564e', '#eed6a0', '#37754f', '#6a6862', '#b5623c', '#177f9a'),
    land('#a3b594', '#3d6a3c', '#dcb878', '#5b873f', '#86694e', '#a84c2c', '#2f9a94'),
  ],
  reef: [
    land('#5fb6c0', '#125a74', '#e2c796', '#2f8a7a', '#2f5f78', '#d9694a', '#1a86a0'),
    land('#74c2b8', '#11606a', '#d9cfa0', '#3a9478', '#2a6670', '#e58a4a', '#1f8f98'),
    land('#6aa5cc', '#1b4a80', '#dcc8a8', '#3f8a90', '#34547e', '#d2596a', '#2272a8'),
  ],
  boulders: [
    land('#b3a98c', '#6b5a3c', '#b59a55', '#5a7a3c', '#c08a5c', '#b8643c', '#4a948c'),
    land('#c0a590', '#6e4f3c', '#9aa04e', '#4f7a3f', '#c98f66', '#a9502f', '#3f8a94'),
    land('#a8ac94', '#565a40', '#a8a05a', '#567a44', '#a88f74', '#b0683f', '#4c8f96'),
  ],
  lake: [
    land('#84afa8', '#1f5548', '#88a050', '#3c7845', '#7d7c70', '#a87848', '#3b8fa0'),
    land('#90aeb4', '#264f55', '#7c9860', '#37705a', '#727a7c', '#9a7450', '#347fa0'),
    land('#a0b28c', '#33593a', '#a8a052', '#58803f', '#857a66', '#b0703c', '#4a988e'),
  ],
  grassland: [
    land('#9fb59a', '#4f7a3c', '#c8b054', '#4a7a3c', '#8a8068', '#b56a38', '#4a948e'),
    land('#93b0a0', '#3f7048', '#a0b050', '#3f7a48', '#7d7c6c', '#a8643c', '#3f8c94'),
    land('#b5b088', '#7a7a34', '#dcb85c', '#5f7a34', '#93805e', '#b8582c', '#56988a'),
  ],
  farm: [
    land('#96b498', '#3a6e3f', '#9fb24a', '#437d3c', '#8a8068', '#b5663a', '#4a9490'),
    land('#a6b38c', '#546f34', '#d0b552', '#5a8038', '#8f8062', '#a94f2c', '#559688'),
    land('#8cb0a6', '#2d6648', '#7fae58', '#38784a', '#7a7c6c', '#a8603c', '#3f8c92'),
  ],
  estuary: [
    land('#8bb5a4', '#205a44', '#7f9c4a', '#3a7a42', '#7a7866', '#ab7a4a', '#358f90'),
    land('#86acab', '#1e524e', '#6c9058', '#2f7052', '#6d746f', '#9c7450', '#2f829a'),
    land('#a4b388', '#3b6030', '#9ea048', '#5a8236', '#857a60', '#b0703c', '#4e9884'),
  ],
  rockface: [
    land('#9fae9a', '#3f6048', '#94984f', '#47763f', '#b0866a', '#b0603a', '#4a8f90'),
    land('#97a8ac', '#3a5658', '#80905c', '#3c704c', '#8c8a86', '#9c5f44', '#3f8298'),
    land('#b5a98c', '#5f5f38', '#b59a50', '#5c7838', '#c0764a', '#a84c2a', '#5a948a'),
  ],
};
