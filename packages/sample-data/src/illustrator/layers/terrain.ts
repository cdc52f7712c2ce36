import type { Random } from '../prng';
import type { Profile } from '../studio';

/** Returns smooth random heights, 0–1, `wavelength` apart. */
export function noise(random: Random, wavelength: number): Profile {
  const heights = Array.from({ length: Math.ceil(3400 / wavelength) + 4 }, () => random.next());
  return (x) => {
    const position = Math.max(0, (x + 800) / wavelength);
    const index = Math.floor(position);
    const along = position - index;
    const ease = along * along * (3 - 2 * along);
    const [from, to] = [heights[index] ?? 0.5, heights[index + 1] ?? 0.5];
    return from + (to - from) * ease;
  };
}

/** Maximum relative height of a range at each x, 0–1: the composition of an image. */
export type Envelope = (x: number) => number;

const bell = (x: number, centre: number, spread: number) => Math.exp(-(((x - centre) / spread) ** 2));
export const flat: Envelope = () => 1;
export const peakAt =
  (centre: number, spread: number): Envelope =>
  (x) =>
    0.22 + 0.9 * bell(x, centre, spread);
export const valleyAt =
  (centre: number, spread: number): Envelope =>
  (x) =>
    1.1 - 0.95 * bell(x, centre, spread);
export const slopeFrom =
  (side: -1 | 1): Envelope =>
  (x) => {
    const along = side < 0 ? 1 - x / 1600 : x / 1600;
    return 0.1 + 1.05 * Math.max(0, along) ** 1.5;
  };
/** One cliff-edged block: a plateau that breaks off at an edge. */
export const scarpFrom =
  (side: -1 | 1, edge: number): Envelope =>
  (x) => {
    const inside = (x - edge) * side;
    return 0.2 + 0.85 / (1 + Math.exp(-inside / 38));
  };

interface RangeShape {
  /** Height of its foot. */
  readonly base: number;
  readonly height: number;
  readonly envelope?: Envelope;
  /** 0 rolling downs, 1 sharp crests. */
  readonly sharpness?: number;
  /** Distance between summits. */
  readonly wavelength?: number;
}

/** The skyline of a range of hills. */
export function range(random: Random, form: RangeShape): Profile {
  const { base, height, envelope = flat, sharpness = 0.4, wavelength = 300 } = form;
  const [broad, middle, fine] = [
    noise(random, wavelength),
    noise(random, wavelength * 0.41),
    noise(random, wavelength * 0.13),
  ];
  return (x) => {
    const rolling = broad(x) * 0.66 + middle(x) * 0.26 + fine(x) * 0.08;
    const crest =
      (1 - Math.abs(2 * broad(x) - 1)) * 0.62 + (1 - Math.abs(2 * middle(x) - 1)) * 0.28 + fine(x) * 0.1;
    const shape = rolling + (crest - rolling) * sharpness;
    return base - height * envelope(x) * (0.35 + 0.65 * shape);
  };
}
