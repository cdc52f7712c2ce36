import type { Hour } from '../scene';

interface Sky {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly sun: string;
  readonly haze: string;
  readonly rim: string;
  /** Colour of the light, and its strength. */
  readonly ambient: string;
  readonly strength: number;
}

/** Positional parameters, so that each variant fits on one line. */
function sky(
  top: string,
  middle: string,
  low: string,
  sun: string,
  haze: string,
  rim: string,
  ambient: string,
  strength: number,
): Sky {
  return { top, middle, low, sun, haze, rim, ambient, strength };
}

export const skies: Readonly<Record<Hour, readonly [Sky, ...Sky[]]>> = {
  dawn: [
    sky('#7fb2a8', '#f0d9a6', '#f7bd86', '#fff4d6', '#f6d5ae', '#ffe7b8', '#c8784a', 0.16),
    sky('#dd7350', '#f2a767', '#fadb9b', '#fff4cd', '#f8dcb0', '#ffe9b0', '#b0603a', 0.2),
    sky('#54708f', '#cfa3a4', '#f7cfa8', '#fff0cf', '#eccdb8', '#ffe0c0', '#7a6a8a', 0.22),
    sky('#efb356', '#f6cf88', '#fcebc4', '#fffaf0', '#f9e4b9', '#fff1c6', '#b9823c', 0.18),
    sky('#2f6f78', '#8fb7a2', '#fbdc9c', '#fff3c8', '#f1dcae', '#ffedb8', '#8d8a54', 0.14),
  ],
  day: [
    sky('#2a8ba3', '#7fc1c0', '#dcebd0', '#fdf6da', '#cfe5d6', '#fff6d0', '#f4e7b0', 0.05),
    sky('#1d7a8c', '#90c7b8', '#f4eac6', '#fff7dc', '#dde8ca', '#fff6d0', '#f0dc90', 0.06),
    sky('#e9c25f', '#f2d78f', '#faefc9', '#fffbe9', '#efe8c4', '#fff6c8', '#dcae4a', 0.12),
    sky('#68b2c8', '#aad5d3', '#f2f2d8', '#fffbe6', '#dcebdd', '#fffbe0', '#e8f0d0', 0.05),
    sky('#3b7fa6', '#9cc5cf', '#fbe8c0', '#fff4d0', '#e0e3cf', '#fff2cc', '#f0d8a0', 0.07),
  ],
  dusk: [
    sky('#3a2c5c', '#b44e5c', '#f3934d', '#fdd987', '#dc8763', '#ffc98a', '#5b2440', 0.4),
    sky('#832f2a', '#cf5a33', '#f3a945', '#fde6a8', '#e39550', '#ffd086', '#5a201c', 0.36),
    sky('#28436a', '#8f5f86', '#f4a880', '#ffe3a8', '#cd9289', '#ffd2a4', '#3a2f5c', 0.38),
    sky('#175059', '#dc9450', '#f9cf7c', '#fff2c6', '#dcae70', '#ffe0a0', '#3c3a2c', 0.36),
    sky('#5b2f5c', '#d76a66', '#fbbf83', '#ffeec0', '#e29b80', '#ffd9a8', '#4c2448', 0.36),
  ],
  night: [
    sky('#0d1b3a', '#1d3d66', '#487797', '#f8f1d2', '#527f98', '#bcd8e0', '#102a4c', 0.62),
    sky('#0a2431', '#154a53', '#438781', '#fcf4d4', '#52928a', '#c2e0d0', '#0d3440', 0.6),
    sky('#1a173b', '#3c3066', '#80608f', '#fdf1d2', '#756594', '#dccbe2', '#241e4e', 0.6),
    sky('#12263a', '#2b5266', '#7b9a92', '#fbf6dc', '#7f9e97', '#d5e4d0', '#173548', 0.58),
  ],
  monsoon: [
    sky('#3e5c66', '#739493', '#c0d1bf', '#eef2df', '#b9ccbf', '#e2ecd8', '#3f6463', 0.26),
    sky('#4b5a70', '#8798a5', '#d0d6cd', '#f1f1e6', '#c2ccca', '#e8ece4', '#4a6274', 0.26),
    sky('#2f524c', '#64897d', '#b2ccae', '#eef4dc', '#a9c4ab', '#dcebd0', '#2c5a4c', 0.26),
    sky('#5f6f6e', '#a4b2a3', '#e6e5ca', '#fbf8e4', '#d3d8c4', '#f2f0dc', '#5c7468', 0.24),
  ],
};
