import type { Room, Scene } from '../illustrator/scene';
import { experiences } from '../records/experiences';
import { roomKey } from '../record-keys';
import { experienceSketches } from './experiences';

/** Walls by key of the stay type. */
const walls: Readonly<Record<number, Room['walls']>> = {
  1: 'timber',
  2: 'plaster',
  3: 'mud',
  4: 'canvas',
  5: 'bamboo',
  6: 'plaster',
  7: 'stone',
};

/** Parties of this size sleep in several beds. */
const severalBeds = 4;

/** Scenes of the rooms of stays by store path, `rooms/<key>/1`: the room, with its landscape in the window. */
export const roomScenes: ReadonlyMap<string, Scene> = new Map(
  experiences.flatMap(({ key, stay_type_pk, options }) =>
    options.flatMap(({ max_guests }, index): [string, Scene][] => {
      const [habitat, hour] = experienceSketches.get(`experiences/${key}/${index + 1}`) ?? [];
      if (stay_type_pk === null || !habitat || !hour) return [];
      const path = `rooms/${roomKey(key, index)}/1`;
      const room = {
        walls: walls[stay_type_pk] ?? 'plaster',
        beds: max_guests >= severalBeds ? 3 : 1,
      } as const;
      return [[path, { seed: path, habitat, hour, subjects: [], room }]];
    }),
  ),
);
