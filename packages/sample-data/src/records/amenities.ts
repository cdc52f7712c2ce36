import type { SampleData } from '../types';

/** Names of the amenities. Keys follow the order: append new entries, never insert. */
const names = {
  pool: 'Swimming pool',
  naturalPool: 'Natural pool',
  dogs: 'Dogs welcome',
  wifi: 'Wi-Fi',
  fireplace: 'Fireplace',
  campfire: 'Campfire',
  hotWater: 'Hot water',
  bicycles: 'Bicycles to borrow',
  boats: 'Kayak or coracle to use',
  parking: 'Parking',
  stepFree: 'Step-free access',
  bathtub: 'Bathtub',
  outdoorBath: 'Outdoor bath or shower',
  hammock: 'Hammock',
  naturalist: 'Resident naturalist',
  library: 'Library',
  massage: 'Massage',
  heating: 'Heating',
  backup: 'Power backup',
  vegetarian: 'Vegetarian kitchen',
  desk: 'Writing desk',
  veranda: 'Veranda or balcony',
  telescope: 'Telescope',
  waterView: 'View of the water',
  kitchen: 'Kitchen for guests',
  airConditioning: 'Air conditioning',
  bar: 'Bar',
} as const;
type Amenity = keyof typeof names;

const known = Object.keys(names);

export const amenities: SampleData['amenities'] = Object.values(names).map((name, index) => ({
  key: index + 1,
  name,
}));

interface Offer {
  readonly place: readonly Amenity[];
  /** Amenities of each room, in the order of the options. */
  readonly rooms: readonly (readonly Amenity[])[];
}

/** Amenities by key of the stay. Each repeats the texts of its stay in a form that filters and search read. */
const offers: Readonly<Record<number, Offer>> = {
  101: {
    place: ['naturalPool', 'wifi', 'library', 'hotWater', 'parking'],
    rooms: [['bathtub'], ['desk'], ['veranda']],
  },
  102: { place: ['hotWater'], rooms: [['hammock', 'veranda'], ['veranda']] },
  104: {
    place: ['campfire', 'naturalist', 'library', 'bar', 'hotWater', 'parking'],
    rooms: [['veranda'], ['outdoorBath', 'waterView']],
  },
  105: {
    place: ['campfire', 'bicycles', 'boats'],
    rooms: [['veranda', 'waterView'], ['veranda']],
  },
  106: { place: ['bicycles'], rooms: [['veranda'], []] },
  112: { place: ['bicycles', 'dogs', 'parking'], rooms: [[], []] },
  113: {
    place: ['wifi', 'backup', 'hammock', 'hotWater', 'parking'],
    rooms: [[], ['fireplace', 'bathtub']],
  },
  115: { place: ['hotWater', 'campfire', 'parking'], rooms: [['veranda'], []] },
  116: { place: ['naturalPool', 'campfire'], rooms: [['veranda'], []] },
  117: { place: ['vegetarian'], rooms: [[], []] },
  119: { place: ['hotWater'], rooms: [[], []] },
  121: { place: ['boats'], rooms: [['outdoorBath', 'veranda', 'waterView'], ['waterView']] },
  123: {
    place: ['library', 'parking'],
    rooms: [[], ['fireplace'], ['desk', 'bathtub']],
  },
  125: {
    place: ['heating', 'hotWater', 'parking'],
    rooms: [[], ['fireplace', 'bathtub', 'desk']],
  },
  127: { place: ['hotWater', 'parking'], rooms: [['veranda'], ['heating']] },
  129: { place: ['naturalPool', 'massage', 'hotWater'], rooms: [['veranda'], ['veranda']] },
  130: { place: ['bicycles', 'parking'], rooms: [[]] },
  132: { place: ['hotWater'], rooms: [['fireplace', 'bathtub', 'veranda'], ['fireplace']] },
  134: { place: ['pool'], rooms: [[], ['veranda']] },
  136: { place: ['campfire', 'naturalist', 'parking'], rooms: [['veranda'], ['veranda']] },
  138: {
    place: ['pool', 'naturalist', 'library', 'bar', 'hotWater', 'parking', 'campfire'],
    rooms: [
      ['airConditioning', 'veranda'],
      ['airConditioning', 'veranda'],
      ['stepFree', 'veranda'],
    ],
  },
  139: { place: ['bicycles', 'campfire', 'hotWater', 'parking'], rooms: [[]] },
  141: { place: ['hammock', 'dogs', 'heating'], rooms: [['kitchen', 'veranda'], []] },
  143: { place: ['naturalist', 'parking'], rooms: [['veranda'], []] },
  145: { place: ['bicycles', 'dogs', 'parking'], rooms: [[], ['veranda']] },
  146: { place: ['dogs'], rooms: [['hammock'], ['waterView']] },
  149: { place: ['boats'], rooms: [[], ['waterView']] },
  150: {
    place: ['naturalPool', 'hammock', 'bar', 'hotWater', 'parking'],
    rooms: [['veranda'], ['outdoorBath', 'waterView']],
  },
  152: {
    place: ['bicycles', 'wifi'],
    rooms: [['airConditioning'], ['airConditioning', 'veranda']],
  },
  155: { place: ['campfire', 'boats', 'parking'], rooms: [['veranda', 'waterView'], []] },
  158: { place: ['hammock'], rooms: [[], []] },
  160: { place: ['campfire', 'telescope', 'heating', 'parking'], rooms: [['veranda'], []] },
  161: { place: ['campfire'], rooms: [[], []] },
  164: {
    place: ['bicycles', 'dogs', 'hotWater', 'parking'],
    rooms: [['outdoorBath'], ['kitchen']],
  },
  166: { place: ['boats', 'hotWater', 'parking'], rooms: [['outdoorBath', 'waterView'], ['bathtub']] },
};

const keysOf = (list: readonly Amenity[]) =>
  [...new Set(list)].map((amenity) => known.indexOf(amenity) + 1).sort((a, b) => a - b);

/** Returns the keys of all amenities of a stay, including those of its rooms. */
export function amenitiesOf(key: number): number[] {
  const { place = [], rooms = [] } = offers[key] ?? {};
  return keysOf([...place, ...rooms.flat()]);
}

/** Returns the keys of the amenities of a stay's room. */
export function amenitiesOfRoom(key: number, room: number): number[] {
  return keysOf(offers[key]?.rooms[room] ?? []);
}
