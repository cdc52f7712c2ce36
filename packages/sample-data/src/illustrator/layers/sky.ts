import { ramp } from '../draw/colour-ramp';
import { mix } from '../draw/colour';
import { circle, polygon } from '../draw/path';
import { fill } from '../draw/svg';
import type { Random } from '../prng';
import { HEIGHT, type Studio, WIDTH } from '../studio';
import { clouds, rainClouds, streaks } from './clouds';
import { milkyWay, stars } from './stars';

/** Flat bands, each with a hand-cut edge. */
function bands({ random, inks }: Studio, horizon: number): string {
  const count = random.int(5, 8);
  const sway = random.between(6, 30);
  const tilt = random.between(-26, 26);
  let art = fill(`M0 0H${WIDTH}V${HEIGHT}H0Z`, inks.sky[0]);
  for (let band = 1; band <= count; band += 1) {
    const y = horizon * (band / (count + 1)) ** 0.82 - 40;
    const [a, b] = [random.between(-sway, sway), random.between(-sway, sway)];
    const edge = `M0 ${Math.round(y + a + tilt)}C400 ${Math.round(y - a)} 560 ${Math.round(y + b)} 800 ${Math.round(y)}S1300 ${Math.round(y - b)} ${WIDTH} ${Math.round(y + b - tilt)}V${HEIGHT}H0Z`;
    art += fill(edge, ramp(inks.sky, band / count));
  }
  return art;
}

/** Rings of light around the sun. */
function halo({ random, inks, sun }: Studio): string {
  const count = random.int(5, 7);
  const reach = random.between(980, 1250);
  let art = fill(`M0 0H${WIDTH}V${HEIGHT}H0Z`, inks.sky[0]);
  for (let ring = 1; ring <= count; ring += 1) {
    const radius = sun.radius + (reach - sun.radius) * (1 - ring / (count + 0.6)) ** 1.1;
    art += fill(circle(sun.x, sun.y, radius), ramp(inks.sky, ring / count));
  }
  return art;
}

function rays({ random, inks, sun }: Studio): string {
  const count = random.int(11, 19);
  const turn = random.between(0, Math.PI);
  const reach = 2000;
  const wedges: string[] = [];
  for (let ray = 0; ray < count; ray += 1) {
    const angle = turn + (ray / count) * Math.PI * 2;
    const half = (Math.PI / count) * random.between(0.35, 0.6);
    wedges.push(
      polygon([
        [sun.x, sun.y],
        [sun.x + Math.cos(angle - half) * reach, sun.y + Math.sin(angle - half) * reach],
        [sun.x + Math.cos(angle + half) * reach, sun.y + Math.sin(angle + half) * reach],
      ]),
    );
  }
  return fill(wedges.join(''), mix(inks.sky[2], inks.sun, 0.5), 0.22);
}

function disc({ random, inks, sun, hour }: Studio): string {
  const glow = mix(inks.sky[2], inks.sun, 0.55);
  const rings =
    fill(circle(sun.x, sun.y, sun.radius * 1.75), glow, 0.28) +
    fill(circle(sun.x, sun.y, sun.radius * 1.32), glow, 0.45);
  const body = fill(circle(sun.x, sun.y, sun.radius), inks.sun);
  if (hour !== 'night') return rings + body;
  const seas = Array.from({ length: 5 }, () => {
    const angle = random.between(0, 6.28);
    const away = sun.radius * random.between(0.15, 0.6);
    return circle(
      sun.x + Math.cos(angle) * away,
      sun.y + Math.sin(angle) * away,
      sun.radius * random.between(0.09, 0.24),
    );
  });
  return rings + body + fill(seas.join(''), mix(inks.sun, inks.haze, 0.3));
}

function weather(studio: Studio, horizon: number, random: Random): string {
  if (studio.hour === 'night') return stars(studio, horizon) + disc(studio) + streaks(studio, horizon, 2);
  if (studio.hour === 'monsoon') return rainClouds(studio, horizon);
  const cover = random.pick(['streaks', 'clouds', 'clear', 'streaks'] as const);
  if (cover === 'streaks') return disc(studio) + streaks(studio, horizon, random.int(3, 6));
  return disc(studio) + (cover === 'clouds' ? clouds(studio, horizon) : '');
}

/** The sky down to the horizon, and its colour on below it. */
export function sky(studio: Studio, horizon: number): string {
  const random = studio.random.fork('sky');
  const painted = { ...studio, random };
  const ground = random.chance(0.5) ? bands(painted, horizon) : halo(painted);
  const beams =
    studio.hour !== 'night' && studio.hour !== 'monsoon' && random.chance(0.45) ? rays(painted) : '';
  const galaxy = studio.elements.has('sky') ? milkyWay(painted, horizon) : '';
  return ground + beams + galaxy + weather(painted, horizon, random);
}
