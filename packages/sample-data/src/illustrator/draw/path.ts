export interface Point {
  readonly x: number;
  readonly y: number;
  /** True for a sharp corner instead of a smooth curve. */
  readonly corner?: boolean;
}

export const round = (value: number): number => Math.round(value * 10) / 10;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
/** Packs numbers of a path: a minus sign also separates. */
export const pack = (...values: readonly number[]): string =>
  values.map(round).join(' ').replaceAll(' -', '-');

/** Parses "10,20 30,40!": pairs of x,y. An exclamation mark makes the point a corner. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.replace('!', '').split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) {
        throw new Error(`"${pair}" is not a point; write it as "x,y" or "x,y!"`);
      }
      return { x, y, corner: pair.endsWith('!') };
    });
}

/**
 * Returns the signed area. Closed shapes all have one orientation, so that overlaps in one path do not become
 * holes.
 */
function area(line: readonly Point[]): number {
  return line.reduce((sum, { x, y }, index) => {
    const next = line[(index + 1) % line.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
}

/**
 * Returns path data of a smooth line through points (Catmull–Rom as cubic Béziers), with breaks at corners.
 */
export function curve(line: readonly Point[], closed = false): string {
  const wound = closed && area(line) > 0 ? [...line].reverse() : line;
  const xs = line.map(({ x }) => x);
  // Large shapes need no decimals: an image is at most 1600 units wide.
  const coarse = Math.max(...xs) - Math.min(...xs) > 60;
  const through = coarse
    ? wound.map((point) => ({ ...point, x: Math.round(point.x), y: Math.round(point.y) }))
    : wound;
  const digits = coarse ? Math.round : round;
  const count = through.length;
  const pointAt = (index: number): Point => {
    const inRange = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return through[inRange] ?? { x: 0, y: 0 };
  };
  const start = pointAt(0);
  let data = `M${at(start.x, start.y)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [
      pointAt(index - 1),
      pointAt(index),
      pointAt(index + 1),
      pointAt(index + 2),
    ];
    const origin = { x: round(from.x), y: round(from.y) };
    const end = [round(to.x) - origin.x, round(to.y) - origin.y] as const;
    if (from.corner && to.corner) {
      data += `l${pack(...end)}`;
      continue;
    }
    const leave = from.corner ? { x: 0, y: 0 } : { x: (to.x - before.x) / 6, y: (to.y - before.y) / 6 };
    const arrive = to.corner ? { x: 0, y: 0 } : { x: (after.x - from.x) / 6, y: (after.y - from.y) / 6 };
    const controls = [leave.x, leave.y, to.x - arrive.x - origin.x, to.y - arrive.y - origin.y].map(digits);
    data += `c${pack(...controls, ...end)}`;
  }
  return closed ? `${data}Z` : data;
}

/** Returns a closed smooth shape from written points. */
export const shape = (text: string): string => curve(points(text), true);

/** Returns a closed shape with straight sides. */
export function polygon(corners: readonly (readonly [number, number])[]): string {
  return curve(
    corners.map(([x, y]) => ({ x, y, corner: true })),
    true,
  );
}

/**
 * Returns a limb: a tube along a smooth line of varying width, with rounded ends.
 * @param spine x, y and width at each joint
 */
export function tube(spine: readonly (readonly [number, number, number])[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y, width], index) => {
    const [fromX, fromY] = spine[Math.max(0, index - 1)] ?? [x, y];
    const [toX, toY] = spine[Math.min(spine.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const [normalX, normalY] = [-(toY - fromY) / length, (toX - fromX) / length];
    const half = width / 2;
    left.push({ x: x + normalX * half, y: y + normalY * half });
    right.unshift({ x: x - normalX * half, y: y - normalY * half });
    const tip = {
      x: x + ((toX - fromX) / length) * half * 0.7,
      y: y + ((toY - fromY) / length) * half * 0.7,
    };
    if (index === spine.length - 1) left.push(tip);
  });
  return curve([...left, ...right], true);
}

/** Returns a tube from written points: triples of x, y and width. */
export function limb(text: string): string {
  return tube(
    text.split(' ').map((triple) => {
      const [x, y, width] = triple.split(',').map(Number);
      if (x === undefined || y === undefined || width === undefined || Number.isNaN(x + y + width)) {
        throw new Error(`"${triple}" is no part of a limb; write it as "x,y,width"`);
      }
      return [x, y, width] as const;
    }),
  );
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const [rx, ry] = [round(radiusX), round(radiusY)];
  return `M${at(x - rx, y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** Returns a thin horizontal lens: ripples, mist wisps, streaks of cloud. */
export function lens(x: number, y: number, length: number, thickness: number): string {
  const [half, rise] = [Math.round(length / 2), round(thickness)];
  return `M${Math.round(x - half)} ${Math.round(y)}q${half} ${-rise} ${2 * half} 0q${-half} ${rise} ${-2 * half} 0Z`;
}

/**
 * Returns a pointed leaf from base to tip, at most `bow` wide on each side. In whole units, because there are
 * hundreds of leaves.
 */
export function leaf(x: number, y: number, tipX: number, tipY: number, bow: number): string {
  const [dx, dy] = [tipX - x, tipY - y];
  const length = Math.hypot(dx, dy) || 1;
  const [bowX, bowY] = [(-dy / length) * bow * 2, (dx / length) * bow * 2];
  const whole = (a: number, b: number) => `${Math.round(a)} ${Math.round(b)}`.replace(' -', '-');
  return `M${whole(x, y)}q${whole(dx * 0.45 + bowX, dy * 0.45 + bowY)} ${whole(dx, dy)}q${whole(-dx * 0.55 - bowX, -dy * 0.55 - bowY)} ${whole(-dx, -dy)}`;
}

/** Returns a one-sided blade, cheaper than a leaf, for fern and palm leaflets. */
export function blade(x: number, y: number, tipX: number, tipY: number, bow: number): string {
  const [dx, dy] = [tipX - x, tipY - y];
  const length = Math.hypot(dx, dy) || 1;
  const control = pack(
    Math.round(dx * 0.45 - (dy / length) * bow * 4),
    Math.round(dy * 0.45 + (dx / length) * bow * 4),
  );
  return `M${pack(Math.round(x), Math.round(y))}q${control} ${pack(Math.round(dx), Math.round(dy))}`.replaceAll(
    ' -',
    '-',
  );
}
