import { mix } from '../../draw/colour';
import { ramp } from '../../draw/colour-ramp';
import { lens } from '../../draw/path';
import { fill } from '../../draw/svg';
import { HEIGHT, type Studio, WIDTH } from '../../studio';

/** A sheet of water from its far edge to the bottom: tone steps, reflected land, the sun's path and ripples. */
export function water(studio: Studio, top: number, shore: string): string {
  const { random, inks, sun } = studio;
  const depth = HEIGHT - top;
  const pale = mix(inks.sky[2], inks.water, 0.3);
  let art = fill(`M0 ${Math.round(top)}H${WIDTH}V${HEIGHT}H0Z`, pale);
  const steps = 7;
  for (let step = 1; step <= steps; step += 1) {
    const y = top + depth * (step / (steps + 0.6)) ** 1.5;
    const bow = random.between(-16, 16) * (step / steps);
    art += fill(
      `M0 ${y.toFixed(0)}Q800 ${(y + bow).toFixed(0)} ${WIDTH} ${y.toFixed(0)}V${HEIGHT}H0Z`,
      ramp([pale, inks.water, mix(inks.water, inks.ink, 0.4)], step / steps),
    );
  }
  const strip = (near: number, spreadX: number, centre: number, long: number) => {
    const away = near ** 1.5;
    return lens(
      centre + random.between(-1, 1) * spreadX * (0.4 + away),
      top + 5 + depth * away,
      long * (0.35 + away * 1.3) * random.between(0.6, 1.4),
      3 + away * 15,
    );
  };
  const reflected = Array.from({ length: 26 }, () => strip(random.between(0, 0.42), 900, 800, 420));
  const ripples = Array.from({ length: 34 }, () => strip(random.between(0.1, 1), 900, 800, 200));
  const dark = Array.from({ length: 26 }, () => strip(random.between(0.3, 1), 900, 800, 260));
  const glitter = Array.from({ length: 30 }, (_, index) =>
    strip((index + random.next()) / 30, sun.radius * 0.75, sun.x, 150),
  );
  return (
    art +
    fill(reflected.join(''), shore, 0.42) +
    fill(dark.join(''), mix(inks.water, inks.ink, 0.5), 0.34) +
    fill(ripples.join(''), mix(inks.sky[2], inks.water, 0.25), 0.6) +
    fill(glitter.join(''), inks.sun, 0.82)
  );
}
