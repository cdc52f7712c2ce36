import type { SampleBudget, SampleNamed } from '../types';

export const activityGroups = [
  { key: 'water', title: 'On the water' },
  { key: 'trail', title: 'Trails and slow miles' },
  { key: 'wild', title: 'Wildlife and night skies' },
  { key: 'rope', title: 'Rock and rope' },
] as const;

export const themes: readonly SampleNamed[] = [
  {
    key: 1,
    name: 'Close to wildlife',
    tagline: 'Forest edges, patient drivers, and no promises about tigers',
  },
  {
    key: 2,
    name: 'Plantation life',
    tagline: 'Coffee, pepper, cardamom and tea, with the people who grow them',
  },
  { key: 3, name: 'With children', tagline: 'Shallow water, short walks, early dinners' },
  { key: 4, name: 'Just the two of you', tagline: 'Rooms with a view and nothing on the calendar' },
  { key: 5, name: 'With a gang of friends', tagline: 'Bonfires, shared dorms and somebody with a guitar' },
  { key: 6, name: 'Made for the monsoon', tagline: 'Places that get better when it pours' },
  { key: 7, name: 'First adventures', tagline: 'Never tried it before? Start here' },
  { key: 8, name: 'Off the network', tagline: 'One bar of signal, if you climb the water tank' },
];

export const stayTypes: readonly SampleNamed[] = [
  { key: 1, name: 'Jungle lodge', tagline: 'On the edge of a park, with naturalists on the staff' },
  { key: 2, name: 'Plantation homestay', tagline: 'A family home among coffee or spice' },
  { key: 3, name: 'Farm stay', tagline: 'Working fields, animals, and food from the yard' },
  { key: 4, name: 'Tented camp', tagline: 'Canvas overhead, from simple to very comfortable' },
  { key: 5, name: 'Treehouse', tagline: 'Built on a living trunk, reached by steps' },
  { key: 6, name: 'Heritage bungalow', tagline: 'Old roofs, deep verandas, stories in the furniture' },
  { key: 7, name: 'Waterside cottage', tagline: 'A river, a lake or the sea at the end of the path' },
];

export const durations: readonly SampleNamed[] = [
  { key: 1, name: 'Half a day', tagline: 'Back in time for lunch or dinner' },
  { key: 2, name: 'A full day', tagline: 'Leave early, sleep at home' },
  { key: 3, name: 'One night', tagline: 'The shortest trip that still counts' },
  { key: 4, name: 'Two nights', tagline: 'A proper weekend' },
  { key: 5, name: 'Three nights or more', tagline: 'Time enough to stop looking at the clock' },
];

export const budgets: readonly SampleBudget[] = [
  { key: 1, name: 'Under ₹1,500', from: 0, to: 1500 },
  { key: 2, name: '₹1,500 to ₹3,500', from: 1500, to: 3500 },
  { key: 3, name: '₹3,500 to ₹7,000', from: 3500, to: 7000 },
  { key: 4, name: '₹7,000 to ₹12,000', from: 7000, to: 12000 },
  { key: 5, name: '₹12,000 and above', from: 12000, to: 100000 },
];
