import { mix } from './draw/colour';
import { lens } from './draw/path';
import { fill, place } from './draw/svg';
import { branchFor } from './layers/branch';
import { rockWall } from './layers/wall';
import type { Random } from './prng';
import type { Scene } from './scene';
import { type Setting, type Studio, WIDTH } from './studio';
import { subjectArts } from './subjects';
import type { Element, SubjectArt } from './subjects/subject';

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Height in canvas units. */
  readonly size: number;
  readonly facing: -1 | 1;
}

/** Horizontal limits visible in every crop. */
const [LEFT, RIGHT] = [352, 1248];
/** Elements whose subjects share the width of the image. */
const inRow: readonly Element[] = ['ground', 'water', 'sea'];

function paint(art: SubjectArt, { x, y, size, facing }: Spot, studio: Studio): string {
  const light = (studio.light * facing) as -1 | 1;
  const scale = size / art.height;
  const drawing = art.draw({ random: studio.random, inks: studio.inks, hour: studio.hour, light });
  return place(drawing, x, y, scale * facing, scale);
}

/** Returns the height of a subject: the hero at its own size, companions roughly in proportion to it. */
function sizeOf(art: SubjectArt, hero: SubjectArt, heroSize: number): number {
  if (art === hero) return heroSize;
  const proportion = (art.metres / hero.metres) * heroSize;
  return Math.min(art.hero * 0.92, Math.max(Math.min(84, art.hero * 0.5), proportion));
}

function heightFor(art: SubjectArt, size: number, x: number, setting: Setting, studio: Studio): number {
  const { random, horizon, stage } = studio;
  switch (art.element) {
    case 'water':
      return setting.waterline;
    case 'sea':
      return stage === 'sea' ? 720 + random.between(-90, 70) : setting.waterline;
    case 'air':
      return Math.max(300, horizon - size * 0.5 - random.between(40, 120));
    case 'span':
      return art.metres > 20 ? horizon + 150 : horizon - 120;
    default: {
      const reach = (size / art.height) * art.width * 0.4;
      return (
        Math.max(setting.floor(x - reach), setting.floor(x), setting.floor(x + reach)) + size * 0.015 + 3
      );
    }
  }
}

/** Places companions to the left and right of existing subjects, alternately, within every crop. */
function placesFor(widths: readonly number[], focus: number, random: Random): number[] {
  const [heroWidth = 0, ...rest] = widths;
  let side: -1 | 1 = focus > 800 ? -1 : 1;
  const edges = { [-1]: focus - heroWidth / 2, [1]: focus + heroWidth / 2 };
  const places = [focus];
  for (const width of rest) {
    const x = edges[side] + side * (width / 2 + random.between(14, 40));
    edges[side] = x + side * (width / 2);
    places.push(x);
    side = side < 0 ? 1 : -1;
  }
  // All slide together, so that no crop cuts off the outermost.
  const span = edges[1] - edges[-1];
  const centred = 800 - (edges[1] + edges[-1]) / 2;
  const slide = span > RIGHT - LEFT ? centred : Math.min(0, RIGHT - edges[1]) + Math.max(0, LEFT - edges[-1]);
  return places.map((x) => x + slide);
}

/** Raises a bough into the upper corner from which it grows, clear of the hero. */
function aloft({ focus }: Studio, bough: string): string {
  const scale = 0.52;
  return place(bough, focus > 800 ? WIDTH * (1 - scale) : 0, 40, scale);
}

/** Returns scales that fit a group side by side within every crop: companions shrink first, then all. */
function fitting(arts: readonly SubjectArt[], sizes: readonly number[]): { hero: number; companion: number } {
  const row = arts.map((art, index) =>
    inRow.includes(art.element) ? ((sizes[index] ?? 0) / art.height) * art.width + 30 : 0,
  );
  const [hero = 0, ...others] = row;
  const rest = others.reduce((sum, width) => sum + width, 0);
  const room = RIGHT - LEFT + (rest > 0 ? 110 : 60);
  const yielding = rest > 0 ? Math.min(1, Math.max(0.78, (room - hero) / rest)) : 1;
  const all = Math.min(1, room / (hero + rest * yielding));
  return { hero: all, companion: all * yielding };
}

/** Draws the shadow of a subject, away from the light. */
function shadow({ inks, light }: Studio, x: number, y: number, width: number): string {
  return fill(
    lens(x - light * width * 0.1, y, width * 1.16, Math.min(30, width * 0.09)),
    mix(inks.ground, inks.ink, 0.6),
    0.5,
  );
}

/** Places a scene's subjects in a landscape. */
export function composeSubjects(scene: Scene, setting: Setting, studio: Studio): { art: string } {
  const { random, focus } = studio;
  const arts = scene.subjects.map((subject) => subjectArts[subject]).filter((art) => art.element !== 'sky');
  const [hero] = arts;
  if (!hero) return { art: '' };
  const onFarBank = (art: SubjectArt) =>
    art.element === 'ground' && (studio.stage === 'water' || studio.stage === 'sea');
  const heroSize = hero.hero * random.between(0.94, 1.08) * (onFarBank(hero) ? 0.62 : 1);
  const sizes = arts.map((art) => sizeOf(art, hero, heroSize) * (art !== hero && onFarBank(art) ? 0.5 : 1));
  const scale = fitting(arts, sizes);
  const grounded = arts.map((art, index) => ({
    art,
    size: (sizes[index] ?? heroSize) * (index === 0 ? scale.hero : scale.companion),
  }));
  const xs = placesFor(
    grounded.map(({ art, size }) => (inRow.includes(art.element) ? (size / art.height) * art.width : 0)),
    focus,
    random,
  );
  const pieces = grounded.map(({ art, size }, index) => {
    const x = xs[index] ?? focus;
    const facing: -1 | 1 = index === 0 ? studio.light : x < focus ? 1 : -1;
    if (art.element === 'branch') {
      const bough = branchFor(studio, (perchX, perchY, towards) =>
        paint(art, { x: perchX, y: perchY, size: art.hero, facing: towards }, studio),
      );
      return { depth: 3, art: index === 0 ? bough : aloft(studio, bough) };
    }
    if (art.element === 'wall')
      return {
        depth: 2,
        art: rockWall(studio, (gripX, gripY, towards) =>
          paint(art, { x: gripX, y: gripY, size, facing: towards }, studio),
        ),
      };
    if (art.element === 'span')
      return {
        depth: 0,
        art: paint(art, { x: 800, y: heightFor(art, size, 800, setting, studio), size, facing }, studio),
      };
    if (art.element === 'air' && index > 0) {
      return {
        depth: 0,
        art: paint(art, { x: focus > 800 ? 560 : 1040, y: 330, size: size * 0.8, facing }, studio),
      };
    }
    const y = heightFor(art, size, x, setting, studio);
    const standing = art.element === 'ground' ? shadow(studio, x, y, (size / art.height) * art.width) : '';
    return { depth: 1 + size / 10000, art: standing + paint(art, { x, y, size, facing }, studio) };
  });
  // The largest stand farthest back, so that houses do not cover people.
  pieces.sort((a, b) =>
    Math.floor(a.depth) === Math.floor(b.depth) ? b.depth - a.depth : a.depth - b.depth,
  );
  return { art: pieces.map((piece) => piece.art).join('') };
}
