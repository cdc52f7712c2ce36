import type { Inks } from '../palettes';
import type { Random } from '../prng';
import { HEIGHT, WIDTH } from '../studio';

/** Specks of bare paper and stray ink, tiled: the tooth of the stock. */
export function grain(random: Random, inks: Inks): string {
  const specks = (count: number) =>
    Array.from({ length: count }, () => {
      const size = random.int(2, 3);
      return `M${random.int(0, 296)} ${random.int(0, 256)}h${size}v${size}h-${size}Z`;
    }).join('');
  return (
    `<pattern id="grain" width="300" height="259" patternUnits="userSpaceOnUse"><path d="${specks(56)}" fill="#fff6e0" opacity=".2"/>` +
    `<path d="${specks(64)}" fill="${inks.ink}" opacity=".13"/></pattern><path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="url(#grain)"/>`
  );
}
