import type { SampleAvailability } from '../types';

type AddOn = NonNullable<SampleAvailability['addOns']>[number];

/**
 * Creates an extra for each guest.
 * @param price rupees
 */
const perPerson = (name: string, description: string, price: number): AddOn => ({
  name,
  description,
  price,
  unit: 'person',
});

/**
 * Creates an extra for the whole party.
 * @param price rupees
 */
const perBooking = (name: string, description: string, price: number): AddOn => ({
  name,
  description,
  price,
  unit: 'booking',
});

const lunch = (price: number) =>
  perPerson('Lunch', 'For the day of arrival; more can be ordered at the house.', price);

/** Creates children's prices in percent of the extra guest's price, each up to an age, included. */
const upTo = (...bands: readonly (readonly [age: number, percent: number])[]) =>
  bands.map(([toAge, percent]) => ({ toAge, percent }));

/**
 * Booking rules of experiences that differ from the default (`availability-rows.ts` of the API), by key. Each
 * rule repeats the experience's own texts in numbers: seasons, closed weekdays, children's prices, extras. A
 * fixed price for children is a percentage of the extra guest's price.
 */
export const availability: Readonly<Record<number, SampleAvailability>> = {
  101: {
    childBands: upTo([5, 0], [12, 50]),
    addOns: [
      lunch(450),
      perBooking('Guide to Tadiandamol', 'For the climb from the gate, one guide for your group.', 1200),
    ],
  },
  102: { childBands: upTo([14, 60]) },
  103: {
    season: ['06-20', '09-15'],
    sharedPool: { name: 'Seats in the rafts', kind: 'boat', capacity: 32 },
    addOns: [perPerson('Lunch', 'Served at the base after your run.', 350)],
  },
  104: {
    childBands: upTo([4, 0], [12, 50]),
    requiredDocument: 'government photo ID',
  },
  105: {
    extraGuest: 1200,
    childBands: upTo([7, 0], [14, 75]),
  },
  106: {
    extraGuest: 700,
    childBands: upTo([6, 0]),
    addOns: [perBooking('Guide for a day', 'A licensed guide from the village.', 2500)],
  },
  108: {
    season: ['10-01', '05-31'],
    cutoffHours: 18,
    sharedPool: { name: 'Places on the boat', kind: 'boat', capacity: 20 },
  },
  109: {
    season: ['10-01', '05-31'],
    cutoffHours: 18,
    sharedPool: { name: 'Places on the boat', kind: 'boat', capacity: 12 },
    addOns: [perPerson('Refresher session', 'In shallow water before the first dive.', 1500)],
  },
  110: { cutoffHours: 48, onRequest: true, requiredDocument: 'government photo ID' },
  112: {
    extraGuest: 800,
    childBands: upTo([4, 0]),
    addOns: [lunch(350)],
  },
  113: {
    extraGuest: 2000,
    childBands: upTo([4, 0], [12, 60]),
    addOns: [lunch(500), perBooking('Jeep to the ridge', 'At half past five, for the sunrise.', 1800)],
  },
  115: {
    extraGuest: 1000,
    childBands: upTo([4, 0], [10, 50]),
    addOns: [perBooking('Jeep to Bettada Byraveshwara', 'To the temple on the ridge and back.', 2000)],
  },
  116: { season: ['09-16', '06-14'], childBands: upTo([10, 50]) },
  117: {
    childBands: upTo([7, 0]),
    addOns: [lunch(250), perBooking('Guide for the waterfall trails', 'One guide for your group.', 900)],
  },
  118: { season: ['06-01', '10-31'] },
  119: {
    childBands: upTo([5, 0], [12, 50]),
    requiredDocument: 'government photo ID',
    addOns: [perPerson('Forest permit and guide', 'For the day on the peak.', 1000)],
  },
  120: {
    season: ['06-01', '02-15'],
    cutoffHours: 48,
    onRequest: true,
    requiredDocument: 'government photo ID',
  },
  121: {
    extraGuest: 1500,
    childBands: upTo([5, 0], [12, 60]),
    addOns: [perBooking('Taxi to Jog', 'There and back from the cottages.', 900)],
  },
  122: { season: ['09-01', '05-31'] },
  123: {
    extraGuest: 2000,
    childBands: upTo([6, 0], [14, 70]),
    addOns: [
      perPerson('Lunch or picnic', 'At the table, or packed for a walk.', 550),
      perBooking('Fire in your room', 'For one evening, laid and lit for you.', 400),
    ],
  },
  124: { sharedPool: { name: 'Mountain bikes', kind: 'vehicle', capacity: 10 } },
  125: {
    extraGuest: 2500,
    childBands: upTo([12, 80]),
    addOns: [lunch(700)],
  },
  126: { weekdays: [2, 3, 4, 5, 6, 7] },
  127: {
    extraGuest: 600,
    childBands: upTo([7, 0]),
    addOns: [
      lunch(300),
      perBooking('Jeep to Kodanad', 'To the viewpoint and back.', 1500),
      perBooking('Pick-up in Kotagiri', 'From the bus stand to the house.', 500),
    ],
  },
  129: {
    extraGuest: 3000,
    childBands: upTo([12, 60]),
    addOns: [perPerson('Ayurvedic massage', 'By appointment on the day.', 1900)],
  },
  130: {
    extraGuest: 1000,
    childBands: upTo([5, 0], [12, 70]),
    addOns: [perBooking('Bed for your driver', 'One night, with meals in the farm kitchen.', 400)],
  },
  131: { weekdays: [2, 3, 4, 5, 6, 7] },
  132: {
    minNights: 2,
    extraGuest: 2500,
    childBands: upTo([4, 0], [12, 76]),
    addOns: [lunch(650)],
  },
  133: {
    season: ['11-01', '04-30'],
    addOns: [perBooking('Transfer from Munnar', 'One car to Suryanelli and back.', 900)],
  },
  134: {
    childBands: upTo([5, 0], [12, 50]),
    addOns: [lunch(350), perBooking('Auto to Kumily', 'One way, to the town or the bus.', 200)],
  },
  135: { cutoffHours: 48, requiredDocument: 'government photo ID' },
  136: {
    childBands: upTo([12, 50]),
    addOns: [perPerson('Forest department safari', 'One seat on a drive.', 900)],
  },
  138: {
    extraGuest: 4000,
    childBands: upTo([4, 0], [12, 70]),
    requiredDocument: 'government photo ID',
  },
  139: {
    childBands: upTo([9, 0]),
    addOns: [lunch(200), perBooking('Fire', 'Wood and a place by the field.', 300)],
  },
  140: { requiredDocument: 'government photo ID' },
  141: {
    minNights: 2,
    childBands: upTo([9, 0]),
    addOns: [lunch(350), perBooking('Taxi to town', 'One way to Kodaikanal.', 700)],
  },
  143: {
    minNights: 2,
    extraGuest: 2500,
    childBands: upTo([12, 64]),
    addOns: [perBooking('Jeep drive', 'With the naturalist of the house.', 2200)],
  },
  144: { addOns: [perPerson('Leech socks', 'Yours to keep.', 200)] },
  145: { childBands: upTo([7, 0]) },
  146: { season: ['09-21', '05-31'], extraGuest: 500, childBands: upTo([7, 0]) },
  147: { season: ['10-01', '05-15'] },
  148: {
    season: ['09-15', '05-31'],
    addOns: [perBooking('Photographs', 'All pictures of your lesson.', 400)],
  },
  149: {
    extraGuest: 1000,
    childBands: upTo([5, 0], [12, 80]),
    addOns: [perPerson('Ferry cruise', 'On the estuary at low sun.', 600)],
  },
  150: {
    extraGuest: 2000,
    childBands: upTo([4, 0], [12, 75]),
  },
  151: { season: ['10-15', '05-31'] },
  152: { extraGuest: 700, childBands: upTo([6, 0]) },
  153: {
    season: ['02-01', '10-07'],
    cutoffHours: 18,
    sharedPool: { name: 'Places on the boat', kind: 'boat', capacity: 12 },
    addOns: [perBooking('Underwater photographs', 'All pictures of your dive.', 1500)],
  },
  155: {
    childBands: upTo([4, 0], [10, 50]),
    addOns: [perPerson('Forest entry', 'Paid to the department for you.', 200)],
  },
  156: { season: ['10-16', '07-14'] },
  157: {
    addOns: [perPerson('Coracle', 'Below Bharachukki, when the level permits.', 150)],
  },
  158: {
    childBands: upTo([12, 50]),
    addOns: [perPerson('Bouldering coach', 'On weekends, with the pads.', 800)],
  },
  160: {
    childBands: upTo([7, 0]),
    addOns: [
      perPerson('Rappel', 'With an instructor.', 600),
      perBooking('Room heater', 'For your stay.', 200),
    ],
  },
  161: {
    season: ['10-01', '02-29'],
    childBands: upTo([5, 0], [10, 50]),
    addOns: [perPerson('Kayak', 'On the water of the gorge.', 500)],
  },
  162: { season: ['08-01', '03-31'], sharedPool: { name: 'Kayaks', kind: 'boat', capacity: 14 } },
  164: {
    childBands: upTo([9, 0]),
    addOns: [
      lunch(300),
      perBooking('Guide to the top', 'Up Savandurga before breakfast, one guide for your group.', 500),
    ],
  },
  166: {
    extraGuest: 1500,
    childBands: upTo([5, 0], [12, 60]),
    addOns: [lunch(500)],
  },
};
