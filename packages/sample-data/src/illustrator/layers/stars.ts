import { circle } from '../draw/path';
import { mix } from '../draw/colour';
import { fill, line } from '../draw/svg';
import { type Studio, WIDTH } from '../studio';

/** A scatter of stars, denser overhead; a few of them four-pointed. */
export function stars({ random, inks }: Studio, horizon: number, count = 130): string {
  const dots: string[][] = [[], [], []];
  const sparks: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random.between(0, WIDTH), horizon * random.next() ** 1.4];
    if (index % 16 === 0) {
      const r = random.between(7, 13);
      const [cx, cy] = [Math.round(x), Math.round(y)];
      sparks.push(
        `M${cx} ${(cy - r).toFixed(1)}Q${cx} ${cy} ${(cx + r).toFixed(1)} ${cy}Q${cx} ${cy} ${cx} ${(cy + r).toFixed(1)}Q${cx} ${cy} ${(cx - r).toFixed(1)} ${cy}Q${cx} ${cy} ${cx} ${(cy - r).toFixed(1)}Z`,
      );
    } else dots[index % 3]?.push(`M${Math.round(x)} ${Math.round(y)}h.01`);
  }
  return (
    dots.map((group, size) => line(group.join(''), inks.sun, 2 + size * 1.5, 0.8)).join('') +
    fill(sparks.join(''), inks.sun)
  );
}

/** The Milky Way standing over the horizon, with a shooting star. */
export function milkyWay(studio: Studio, horizon: number): string {
  const { random, inks } = studio;
  const lean = random.between(-0.6, 0.6);
  const along = (down: number, spread: number): readonly [number, number] => [
    800 + lean * 640 * (0.5 - down) + spread * (190 - down * 60),
    down * horizon,
  ];
  const cloud = Array.from({ length: 80 }, () =>
    circle(...along(random.next(), random.next() + random.next() - 1), random.between(10, 40)),
  ).join('');
  const dust = Array.from({ length: 180 }, () => {
    const [x, y] = along(random.next(), random.next() + random.next() + random.next() - 1.5);
    return `M${Math.round(x)} ${Math.round(y)}h.01`;
  }).join('');
  const trail = `M${random.int(420, 1000)} ${random.int(220, 320)}l140 58`;
  return (
    fill(cloud, mix(inks.sky[2], inks.sun, 0.3), 0.12) +
    line(dust, inks.sun, 2.8, 0.85) +
    stars(studio, horizon, 90) +
    line(trail, inks.sun, 3, 0.9)
  );
}
