import { mix } from '../../draw/colour';
import { curve, ellipse, lens, type Point, round } from '../../draw/path';
import { fill } from '../../draw/svg';
import type { Studio } from '../../studio';

/** A falling sheet of water from a lip to its foot, widening, with threads of shade in it and spray below. */
export function fall({ random, inks }: Studio, x: number, lip: number, foot: number, width: number): string {
  const drop = foot - lip;
  const edge = (side: number): Point[] =>
    Array.from({ length: 7 }, (_, index) => {
      const down = index / 6;
      return {
        x: x + side * width * (0.36 + down * 0.3) + random.between(-4, 4),
        y: lip + drop * down,
        corner: index === 0,
      };
    });
  const body = curve([...edge(-1), ...edge(1).reverse()], true);
  const threads = Array.from({ length: Math.round(width / 9) }, () => {
    const start = random.between(0, 0.5);
    const at = x + random.between(-0.34, 0.34) * width * (1 + start * 0.8);
    const length = drop * random.between(0.2, 0.5);
    return `M${round(at)} ${round(lip + drop * start)}q${round(random.between(-4, 4))} ${round(length / 2)} 1 ${round(length)}q4 ${round(-length / 2)} -1 ${round(-length)}Z`;
  });
  const spray = Array.from({ length: 7 }, () =>
    ellipse(
      x + random.between(-0.9, 0.9) * width,
      foot + random.between(-26, 14),
      width * random.between(0.2, 0.5),
      width * random.between(0.08, 0.16),
    ),
  );
  const white = mix(inks.sun, inks.sky[2], 0.22);
  return (
    fill(body, white) +
    fill(threads.join(''), mix(inks.water, white, 0.4), 0.75) +
    fill(lens(x, foot + 6, width * 3.4, 60), inks.haze, 0.5) +
    fill(spray.join(''), white, 0.6)
  );
}
