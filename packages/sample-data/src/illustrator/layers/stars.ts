import { circle } from '../draw/path';
import { fill } from '../draw/svg';
import { type Studio, WIDTH } from '../studio';

/** A scatter of stars, denser overhead; a few of them four-pointed. */
export function stars({ random, inks }: Studio, horizon: number, count = 130): string {
  const dots: string[] = [];
  const sparks: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random.between(0, WIDTH), horizon * random.next() ** 1.4];
    if (index % 16 === 0) {
      const r = random.between(7, 13);
      const [cx, cy] = [Math.round(x), Math.round(y)];
      sparks.push(
        `M${cx} ${(cy - r).toFixed(1)}Q${cx} ${cy} ${(cx + r).toFixed(1)} ${cy}Q${cx} ${cy} ${cx} ${(cy + r).toFixed(1)}Q${cx} ${cy} ${(cx - r).toFixed(1)} ${cy}Q${cx} ${cy} ${cx} ${(cy - r).toFixed(1)}Z`,
      );
    } else dots.push(circle(x, y, random.between(0.9, 2.6)));
  }
  return fill(dots.join(''), inks.sun, 0.8) + fill(sparks.join(''), inks.sun);
}
