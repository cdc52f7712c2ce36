import type { Random } from '../prng';

/** A flat-bottomed heap of arcs, `width` across, standing on y: clouds, scrub. Path data. */
export function heap(random: Random, x: number, y: number, width: number, height: number): string {
  const lobes = random.int(4, 6);
  let data = `M${Math.round(x)} ${Math.round(y)}`;
  let at = x;
  let level = y;
  for (let lobe = 0; lobe < lobes; lobe += 1) {
    const along = (lobe + 1) / lobes;
    const next = x + width * along;
    const crest = y - height * Math.sin(Math.PI * along) ** 0.8 * random.between(0.75, 1.1);
    const to = lobe === lobes - 1 ? y : crest;
    const radius = Math.hypot(next - at, to - level) * random.between(0.52, 0.62);
    data += `A${Math.round(radius)} ${Math.round(radius)} 0 0 1 ${Math.round(next)} ${Math.round(to)}`;
    at = next;
    level = to;
  }
  return `${data}Z`;
}
