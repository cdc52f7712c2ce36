import { mix } from '../draw/colour';
import { round } from '../draw/path';
import { fill } from '../draw/svg';
import { type Profile, type Studio, WIDTH } from '../studio';
import { land } from './ridges';
import { canopy } from './trees';

/** A hill combed with clipped hedges that follow its contours: tea, or young coffee. */
export function hedgeHill(
  studio: Studio,
  profile: Profile,
  ink: string,
  { rows = 7, spacing = 24 }: { rows?: number; spacing?: number } = {},
): string {
  const { random, inks } = studio;
  const lit = mix(ink, inks.rim, 0.22);
  const gap = mix(ink, inks.ink, 0.32);
  let art = '';
  let drop = 0;
  for (let row = 0; row < rows; row += 1) {
    const size = spacing * (0.62 + row * 0.1);
    const below = drop;
    const top: Profile = (x) => profile(x) + below + Math.sin(x / 170 + row * 0.35) * row * 1.4;
    art += fill(canopy(random, top, size), mix(lit, ink, row / rows));
    art += fill(
      land((x) => top(x) + size * 0.52, 40),
      gap,
    );
    drop += size * 0.9;
  }
  return art;
}

/** Ploughed or planted furrows running to a vanishing point. */
export function furrows({ random, inks }: Studio, top: number, ink: string): string {
  const vanish = random.between(500, 1100);
  const count = 30;
  const strips: string[] = [];
  for (let index = -count; index < count; index += 1) {
    const near = 800 + index * 120;
    const [a, b] = [vanish + (near - vanish) * 0.13, vanish + (near + 62 - vanish) * 0.13];
    strips.push(`M${round(a)} ${top}L${round(near)} 1200h62L${round(b)} ${top}Z`);
  }
  return fill(`M0 ${top}H${WIDTH}V1200H0Z`, ink) + fill(strips.join(''), mix(ink, inks.ink, 0.16));
}
