import { mix } from '../../draw/colour';
import { fill } from '../../draw/svg';
import { type Profile, type Studio, WIDTH } from '../../studio';
import { coconutPalm } from '../palms';
import { land } from '../ridges';
import { noise } from '../terrain';
import { broadTree, forestBelt } from '../trees';

/** A far shore of forest with taller trees standing out of it. */
export function woodedBank(studio: Studio, height = 60): string {
  const { inks, random, horizon, focus } = studio;
  const bend = noise(random, 260);
  const edge: Profile = (x) => horizon - 14 - bend(x) * height;
  const ink = mix(inks.near, inks.haze, 0.24);
  const trees: string[] = [];
  for (let x = random.between(-60, 60); x < WIDTH; x += random.between(110, 330)) {
    if (Math.abs(x - focus) > 150)
      trees.push(broadTree(studio, x, horizon + 4, random.between(120, 210), mix(ink, inks.haze, 0.12)));
  }
  return trees.join('') + forestBelt(studio, edge, 32, ink);
}

/** A far shore of sand under coconut palms. */
export function palmBank(studio: Studio, density = 14): string {
  const { inks, random, horizon, focus } = studio;
  const bend = noise(random, 300);
  const edge: Profile = (x) => horizon - 10 - bend(x) * 34;
  const ink = mix(inks.near, inks.haze, 0.2);
  const palms = Array.from({ length: density }, (_, index) => {
    const x = ((index + random.between(0, 1)) / density) * WIDTH;
    const near = Math.min(1, Math.abs(x - focus) / 700);
    return coconutPalm(
      studio,
      x,
      horizon + 2,
      (110 + near * 110) * random.between(0.75, 1.15),
      mix(ink, inks.haze, 0.25 * (1 - near)),
      random.between(-0.22, 0.22),
    );
  });
  return (
    palms.join('') +
    forestBelt(studio, edge, 24, ink) +
    fill(
      land((x) => horizon - 3 + bend(x) * 4, 40),
      mix(inks.ground, inks.haze, 0.3),
    )
  );
}
