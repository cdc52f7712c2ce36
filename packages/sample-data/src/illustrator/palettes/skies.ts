import type { Hour } from '../scene';

interface Sky {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly sun: string;
  readonly haze: string;
  readonly rim: string;
  /** The colour this light gives to everything, and how strongly. */
  readonly ambient: string;
  readonly strength: number;
}

export const skies: Readonly<Record<Hour, readonly [Sky, ...Sky[]]>> = {
  dawn: [
    { top: '#7fb2a8', middle: '#f0d9a6', low: '#f7bd86', sun: '#fff4d6', haze: '#f6d5ae', rim: '#ffe7b8', ambient: '#c8784a', strength: 0.16 },
    { top: '#dd7350', middle: '#f2a767', low: '#fadb9b', sun: '#fff4cd', haze: '#f8dcb0', rim: '#ffe9b0', ambient: '#b0603a', strength: 0.2 },
    { top: '#54708f', middle: '#cfa3a4', low: '#f7cfa8', sun: '#fff0cf', haze: '#eccdb8', rim: '#ffe0c0', ambient: '#7a6a8a', strength: 0.22 },
    { top: '#efb356', middle: '#f6cf88', low: '#fcebc4', sun: '#fffaf0', haze: '#f9e4b9', rim: '#fff1c6', ambient: '#b9823c', strength: 0.18 },
    { top: '#2f6f78', middle: '#8fb7a2', low: '#fbdc9c', sun: '#fff3c8', haze: '#f1dcae', rim: '#ffedb8', ambient: '#8d8a54', strength: 0.14 },
  ],
  day: [
    { top: '#2a8ba3', middle: '#7fc1c0', low: '#dcebd0', sun: '#fdf6da', haze: '#cfe5d6', rim: '#fff6d0', ambient: '#f4e7b0', strength: 0.05 },
    { top: '#1d7a8c', middle: '#90c7b8', low: '#f4eac6', sun: '#fff7dc', haze: '#dde8ca', rim: '#fff6d0', ambient: '#f0dc90', strength: 0.06 },
    { top: '#e9c25f', middle: '#f2d78f', low: '#faefc9', sun: '#fffbe9', haze: '#efe8c4', rim: '#fff6c8', ambient: '#dcae4a', strength: 0.12 },
    { top: '#68b2c8', middle: '#aad5d3', low: '#f2f2d8', sun: '#fffbe6', haze: '#dcebdd', rim: '#fffbe0', ambient: '#e8f0d0', strength: 0.05 },
    { top: '#3b7fa6', middle: '#9cc5cf', low: '#fbe8c0', sun: '#fff4d0', haze: '#e0e3cf', rim: '#fff2cc', ambient: '#f0d8a0', strength: 0.07 },
  ],
  dusk: [
    { top: '#3a2c5c', middle: '#b44e5c', low: '#f3934d', sun: '#fdd987', haze: '#dc8763', rim: '#ffc98a', ambient: '#5b2440', strength: 0.4 },
    { top: '#832f2a', middle: '#cf5a33', low: '#f3a945', sun: '#fde6a8', haze: '#e39550', rim: '#ffd086', ambient: '#5a201c', strength: 0.36 },
    { top: '#28436a', middle: '#8f5f86', low: '#f4a880', sun: '#ffe3a8', haze: '#cd9289', rim: '#ffd2a4', ambient: '#3a2f5c', strength: 0.38 },
    { top: '#175059', middle: '#dc9450', low: '#f9cf7c', sun: '#fff2c6', haze: '#dcae70', rim: '#ffe0a0', ambient: '#3c3a2c', strength: 0.36 },
    { top: '#5b2f5c', middle: '#d76a66', low: '#fbbf83', sun: '#ffeec0', haze: '#e29b80', rim: '#ffd9a8', ambient: '#4c2448', strength: 0.36 },
  ],
  night: [
    { top: '#0d1b3a', middle: '#1d3d66', low: '#487797', sun: '#f8f1d2', haze: '#527f98', rim: '#bcd8e0', ambient: '#102a4c', strength: 0.62 },
    { top: '#0a2431', middle: '#154a53', low: '#438781', sun: '#fcf4d4', haze: '#52928a', rim: '#c2e0d0', ambient: '#0d3440', strength: 0.6 },
    { top: '#1a173b', middle: '#3c3066', low: '#80608f', sun: '#fdf1d2', haze: '#756594', rim: '#dccbe2', ambient: '#241e4e', strength: 0.6 },
    { top: '#12263a', middle: '#2b5266', low: '#7b9a92', sun: '#fbf6dc', haze: '#7f9e97', rim: '#d5e4d0', ambient: '#173548', strength: 0.58 },
  ],
  monsoon: [
    { top: '#3e5c66', middle: '#739493', low: '#c0d1bf', sun: '#eef2df', haze: '#b9ccbf', rim: '#e2ecd8', ambient: '#3f6463', strength: 0.26 },
    { top: '#4b5a70', middle: '#8798a5', low: '#d0d6cd', sun: '#f1f1e6', haze: '#c2ccca', rim: '#e8ece4', ambient: '#4a6274', strength: 0.26 },
    { top: '#2f524c', middle: '#64897d', low: '#b2ccae', sun: '#eef4dc', haze: '#a9c4ab', rim: '#dcebd0', ambient: '#2c5a4c', strength: 0.26 },
    { top: '#5f6f6e', middle: '#a4b2a3', low: '#e6e5ca', sun: '#fbf8e4', haze: '#d3d8c4', rim: '#f2f0dc', ambient: '#5c7468', strength: 0.24 },
  ],
};
