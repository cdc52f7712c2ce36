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

/** Local colours in plain daylight. */
export const lands: Readonly<Record<Habitat, readonly [Land, ...Land[]]>> = {
  ghats: [
    { far: '#86b0a2', near: '#1f5a43', ground: '#7fa047', leaf: '#3f7a3f', rock: '#7d7a6c', earth: '#a8603c', water: '#3f8f96' },
    { far: '#7ba3ad', near: '#24524c', ground: '#94a552', leaf: '#4a7d46', rock: '#6f7370', earth: '#b06a3e', water: '#3a7f92' },
    { far: '#9fb18a', near: '#2d5a34', ground: '#b2a352', leaf: '#567f3a', rock: '#857a66', earth: '#a6512e', water: '#4b9389' },
  ],
  plantation: [
    { far: '#8fb49a', near: '#2b6440', ground: '#6d9c44', leaf: '#3c7b3f', rock: '#7d7a6c', earth: '#b0643a', water: '#4a9490' },
    { far: '#9ab88a', near: '#2f6a38', ground: '#86ab4a', leaf: '#4c8a3c', rock: '#817866', earth: '#a84f2c', water: '#4a8f88' },
    { far: '#86a9a6', near: '#21563f', ground: '#5d9150', leaf: '#2f7048', rock: '#6f746c', earth: '#9c5b3a', water: '#3f858c' },
  ],
  forest: [
    { far: '#8db59a', near: '#1c5138', ground: '#6f8f3f', leaf: '#3b7a3a', rock: '#6c6c5c', earth: '#8a5a36', water: '#3e8a80' },
    { far: '#7fa9a4', near: '#17473f', ground: '#5c8450', leaf: '#2d6a4a', rock: '#65706a', earth: '#7d5638', water: '#35808a' },
    { far: '#a9b47c', near: '#33562c', ground: '#8f9140', leaf: '#5a7a2f', rock: '#7a7058', earth: '#9a5a2e', water: '#4c8c78' },
  ],
  river: [
    { far: '#8ab3a3', near: '#1f5645', ground: '#8a9f4d', leaf: '#3d7a43', rock: '#8a8270', earth: '#b88a55', water: '#2f8a92' },
    { far: '#8fae9a', near: '#285a3a', ground: '#a59e55', leaf: '#55803c', rock: '#93846a', earth: '#c08a4e', water: '#3b9184' },
    { far: '#7fa3b0', near: '#22504f', ground: '#7a9560', leaf: '#3a7350', rock: '#7a7e78', earth: '#a58a66', water: '#2b7a98' },
  ],
  waterfall: [
    { far: '#86b09c', near: '#1c5540', ground: '#6c9448', leaf: '#38783f', rock: '#5f6a5e', earth: '#93603c', water: '#3a9090' },
    { far: '#7ea5a6', near: '#1b4a45', ground: '#5d8a58', leaf: '#2f6c50', rock: '#5a6668', earth: '#80583c', water: '#35869a' },
    { far: '#a0b088', near: '#355a33', ground: '#8f9a48', leaf: '#557e38', rock: '#7a6a54', earth: '#a1562f', water: '#4a9488' },
  ],
  coast: [
    { far: '#88b2a8', near: '#2a604a', ground: '#e6c98c', leaf: '#3f7d4a', rock: '#7a6a5a', earth: '#c98a54', water: '#1f8d9c' },
    { far: '#8faeb0', near: '#25564e', ground: '#eed6a0', leaf: '#37754f', rock: '#6a6862', earth: '#b5623c', water: '#177f9a' },
    { far: '#a3b594', near: '#3d6a3c', ground: '#dcb878', leaf: '#5b873f', rock: '#86694e', earth: '#a84c2c', water: '#2f9a94' },
  ],
  reef: [
    { far: '#5fb6c0', near: '#125a74', ground: '#e2c796', leaf: '#2f8a7a', rock: '#2f5f78', earth: '#d9694a', water: '#1a86a0' },
    { far: '#74c2b8', near: '#11606a', ground: '#d9cfa0', leaf: '#3a9478', rock: '#2a6670', earth: '#e58a4a', water: '#1f8f98' },
    { far: '#6aa5cc', near: '#1b4a80', ground: '#dcc8a8', leaf: '#3f8a90', rock: '#34547e', earth: '#d2596a', water: '#2272a8' },
  ],
  boulders: [
    { far: '#b3a98c', near: '#6b5a3c', ground: '#b59a55', leaf: '#5a7a3c', rock: '#c08a5c', earth: '#b8643c', water: '#4a948c' },
    { far: '#c0a590', near: '#6e4f3c', ground: '#9aa04e', leaf: '#4f7a3f', rock: '#c98f66', earth: '#a9502f', water: '#3f8a94' },
    { far: '#a8ac94', near: '#565a40', ground: '#a8a05a', leaf: '#567a44', rock: '#a88f74', earth: '#b0683f', water: '#4c8f96' },
  ],
  lake: [
    { far: '#84afa8', near: '#1f5548', ground: '#88a050', leaf: '#3c7845', rock: '#7d7c70', earth: '#a87848', water: '#3b8fa0' },
    { far: '#90aeb4', near: '#264f55', ground: '#7c9860', leaf: '#37705a', rock: '#727a7c', earth: '#9a7450', water: '#347fa0' },
    { far: '#a0b28c', near: '#33593a', ground: '#a8a052', leaf: '#58803f', rock: '#857a66', earth: '#b0703c', water: '#4a988e' },
  ],
  grassland: [
    { far: '#9fb59a', near: '#4f7a3c', ground: '#c8b054', leaf: '#4a7a3c', rock: '#8a8068', earth: '#b56a38', water: '#4a948e' },
    { far: '#93b0a0', near: '#3f7048', ground: '#a0b050', leaf: '#3f7a48', rock: '#7d7c6c', earth: '#a8643c', water: '#3f8c94' },
    { far: '#b5b088', near: '#7a7a34', ground: '#dcb85c', leaf: '#5f7a34', rock: '#93805e', earth: '#b8582c', water: '#56988a' },
  ],
  farm: [
    { far: '#96b498', near: '#3a6e3f', ground: '#9fb24a', leaf: '#437d3c', rock: '#8a8068', earth: '#b5663a', water: '#4a9490' },
    { far: '#a6b38c', near: '#546f34', ground: '#d0b552', leaf: '#5a8038', rock: '#8f8062', earth: '#a94f2c', water: '#559688' },
    { far: '#8cb0a6', near: '#2d6648', ground: '#7fae58', leaf: '#38784a', rock: '#7a7c6c', earth: '#a8603c', water: '#3f8c92' },
  ],
  estuary: [
    { far: '#8bb5a4', near: '#205a44', ground: '#7f9c4a', leaf: '#3a7a42', rock: '#7a7866', earth: '#ab7a4a', water: '#358f90' },
    { far: '#86acab', near: '#1e524e', ground: '#6c9058', leaf: '#2f7052', rock: '#6d746f', earth: '#9c7450', water: '#2f829a' },
    { far: '#a4b388', near: '#3b6030', ground: '#9ea048', leaf: '#5a8236', rock: '#857a60', earth: '#b0703c', water: '#4e9884' },
  ],
  rockface: [
    { far: '#9fae9a', near: '#3f6048', ground: '#94984f', leaf: '#47763f', rock: '#b0866a', earth: '#b0603a', water: '#4a8f90' },
    { far: '#97a8ac', near: '#3a5658', ground: '#80905c', leaf: '#3c704c', rock: '#8c8a86', earth: '#9c5f44', water: '#3f8298' },
    { far: '#b5a98c', near: '#5f5f38', ground: '#b59a50', leaf: '#5c7838', rock: '#c0764a', earth: '#a84c2a', water: '#5a948a' },
  ],
};
