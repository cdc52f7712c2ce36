import { mix } from '../draw/colour';
import { lens } from '../draw/path';
import { fill, line } from '../draw/svg';
import { type Studio, WIDTH } from '../studio';
import { heap } from './heap';

/** Long thin streaks of high cloud. */
export function streaks({ random, inks }: Studio, horizon: number, count: number): string {
  const shapes = Array.from({ length: count * 2 }, () =>
    lens(
      random.between(-100, WIDTH + 100),
      horizon * random.between(0.22, 0.86),
      random.between(260, 720),
      random.between(10, 26),
    ),
  );
  return fill(shapes.join(''), mix(inks.sky[2], inks.sun, 0.35), 0.5);
}

/** Fair-weather heaps, lit on top. */
export function clouds({ random, inks, light }: Studio, horizon: number): string {
  const count = random.int(2, 4);
  return Array.from({ length: count }, (_, index) => {
    const width = random.between(220, 440);
    const x = (WIDTH / count) * (index + random.between(0.05, 0.7)) - width / 2;
    const y = horizon * random.between(0.34, 0.74);
    const height = width * random.between(0.22, 0.32);
    const body = heap(random, x, y, width, height);
    const tail = lens(x + width * random.between(0.3, 0.7), y, width * 1.5, 14);
    return (
      fill(body + tail, mix(inks.sky[2], inks.sun, 0.65), 0.92) +
      fill(
        heap(random, x + width * (light > 0 ? 0.04 : 0.34), y, width * 0.6, height * 0.52),
        mix(inks.sky[1], inks.sky[2], 0.55),
        0.7,
      )
    );
  }).join('');
}

/** A lid of rain cloud and slanting rain under it. */
export function rainClouds({ random, inks }: Studio, horizon: number): string {
  let art = '';
  for (let row = 0; row < 3; row += 1) {
    const y = horizon * (0.24 + row * 0.2);
    const ink = mix(inks.sky[row === 0 ? 0 : 1], inks.sky[2], 0.12 + row * 0.18);
    let x = -120 - random.between(0, 160);
    const shapes: string[] = [];
    while (x < WIDTH + 60) {
      const width = random.between(300, 560);
      shapes.push(heap(random, x, y + random.between(-26, 26), width, width * random.between(0.18, 0.28)));
      x += width * random.between(0.62, 1.15);
    }
    art += fill(shapes.join(''), ink, 0.9);
  }
  return art;
}

/** Slanting rain over everything. */
export function rain({ random, inks }: Studio): string {
  const slant = random.between(-0.32, 0.32);
  const strokes = Array.from({ length: 90 }, () => {
    const [x, y, length] = [
      random.between(-100, WIDTH + 100),
      random.between(-40, 1150),
      random.between(36, 110),
    ];
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(slant * length)} ${Math.round(length)}`;
  });
  return line(strokes.join(''), inks.rim, 1.8, 0.26);
}
