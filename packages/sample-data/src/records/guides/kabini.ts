import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const kabiniGuide: SampleGuide = {
  key: 308,
  url: 'kabini',
  destination_pk: 2,
  title: 'Kabini: how to spend two nights on the edge of a forest',
  summary: 'Boat or jeep, which bank, what month, and how to sit still long enough for something to happen.',
  intro: [
    'The Kabini flows out of Wayanad and was dammed in 1974 at Beechanahalli. The lake that formed lies between two tiger reserves, Nagarhole to the north and Bandipur to the south, and each summer, as it is drawn down, its bed turns into a meadow of many thousand acres. Elephants gather on that meadow in numbers that you will not see elsewhere in Asia.',
    'Most lodges are on the north bank between Karapur and the Damanakatte gate. A handful lie on the southern side, quieter and with more view, and one has to drive round to reach the jeeps.',
    'Everything is run by Jungle Lodges for the forest department: fixed seats, fixed hours, zones drawn by lot. Nobody can sell you a better zone. A good naturalist in an ordinary zone is what you want, so ask for one by name when you have found him.',
  ],
  places: [
    {
      name: 'Damanakatte gate',
      text: 'The way into Nagarhole’s southern range for jeeps. You hand in your name at six and half past two. Langurs inspect the bags.',
      latitude: 11.929,
      longitude: 76.224,
    },
    {
      name: 'Karapur',
      text: 'The old hunting lodge of the Maharaja and the Viceroy’s bungalow, now the state’s wildlife resort. The jetty for boats is beneath.',
      latitude: 11.944,
      longitude: 76.259,
    },
    {
      name: 'Kabini dam, Beechanahalli',
      text: 'A long earthen bank with gates, seen from the road on the way in. In August when they open you hear it from the village.',
      latitude: 11.973,
      longitude: 76.351,
    },
    {
      name: 'Bhimanakolli',
      text: 'A temple of Mahadeshwara at the water’s edge on the southern bank. On Mondays and at new moon it is full; on all other days it is you, a priest and the terns.',
      latitude: 11.906,
      longitude: 76.308,
    },
    {
      name: 'Himavad Gopalaswamy Betta',
      text: 'The highest hill in Bandipur, 1,454 m, often in fog, with a fourteenth-century Krishna temple. A forest bus takes you up from the gate; cars stop below.',
      latitude: 11.726,
      longitude: 76.588,
    },
    {
      name: 'Nanjangud',
      text: 'On the way from Mysuru: the huge Srikanteshwara temple, and small sweet bananas that have their own protected name.',
      latitude: 12.119,
      longitude: 76.683,
    },
    {
      name: 'Mysuru palace',
      text: 'An hour and a half away, and lit by nearly a hundred thousand bulbs on Sunday evenings from seven. A good last stop before the highway.',
      latitude: 12.3052,
      longitude: 76.6552,
    },
  ],
  thingsToDo: [
    {
      name: 'Take one of each safari',
      text: 'Boats for elephants, crocodiles, ospreys and eye-level light; jeeps for leopards, tigers and forest. Three drives in all, over two nights, is about right.',
    },
    {
      name: 'Go out in a coracle',
      text: 'Some lodges have one, with a boatman, for the still hour after sunrise. You hear wings.',
    },
    {
      name: 'Visit a haadi',
      text: 'With a guide from the village, Jenu Kuruba families at the forest edge will show how honey is found and what they think of reserves. Half of the fee goes to the school.',
    },
    {
      name: 'Watch birds without driving',
      text: 'Two hundred and fifty species have been listed within a walk of the jetty: river terns, bar-headed geese from Tibet in winter, grey-headed fish eagles.',
    },
    {
      name: 'Cycle to the backwater villages',
      text: 'Flat lanes through cotton, ginger and ragi. Be back before five: after that the road is not yours.',
    },
    {
      name: 'Do nothing, with binoculars',
      text: 'Otters cross in front of most verandas at about eleven in the morning. They do not do it for people who are looking at their phones.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'The expressway to Mysuru, then by HD Kote: 215 km. The last fifteen are slow. Arrive by one to be in time for the afternoon safari.',
      hours: 5,
    },
    {
      mode: 'rail',
      text: 'Mysuru by Vande Bharat or Shatabdi in about two hours, then a taxi for 75 km. It is often quicker than the expressway on Saturday mornings.',
      hours: 5.5,
    },
    {
      mode: 'air',
      text: 'Mysuru has a small airport with a few flights. From Bengaluru airport it is 250 km by road, and you must cross or go round the city; allow six hours.',
      hours: 5,
    },
  ],
  months: climate(
    [29, 31, 34, 34, 32, 28, 26, 27, 28, 28, 27, 27],
    [3, 6, 15, 65, 115, 105, 170, 110, 105, 150, 60, 15],
    'gBBBBxxggBBB',
  ),
  best_time: [
    'February to May is the time for animals. The water drops, the forest dries, and by April there may be a hundred elephants on the far shore. It is hot from eleven until four; nothing happens then in any case.',
    'October to December is green and cool, with newborn deer and full lakes, and leopards that show themselves on branches on cold mornings. January can be hazy, and its weekends are booked out. From June to August the jeeps slip about, drives are cancelled at short notice, and the boats see mostly water; prices fall by half, and the rain on the lake is fine to watch.',
  ],
  faqs: [
    {
      question: 'What are the chances of a tiger?',
      answer:
        'On two jeep drives in April perhaps one in three, in the rains one in ten. Leopards are about as likely. Elephants between March and May are close to certain.',
    },
    {
      question: 'May I book the safari separately?',
      answer:
        'Yes, online with Jungle Lodges, but seats are few and lodges hold most of them. Booking a room which includes safaris is easier.',
    },
    {
      question: 'Are children allowed?',
      answer:
        'On boats from about five years, on jeeps from seven or eight, depending on the lodge. It is three hours without talking much.',
    },
    {
      question: 'Where are phones banned?',
      answer:
        'In the reserve. You hand yours in or put it in a pouch at the gate; cameras with lenses pay a fee by length.',
    },
  ],
};
