import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const pondicherryGuide: SampleGuide = {
  key: 309,
  url: 'pondicherry',
  destination_pk: 25,
  title: 'Pondicherry: a town to walk in and a coast to get wet on',
  summary:
    'The two halves of the boulevard, the reef and the surf, a Roman port and how to visit Auroville with good manners.',
  intro: [
    'Inside the oval of boulevards a canal divides Pondicherry in two. East of it is the White Town: mustard walls, bougainvillea, four straight streets parallel with the sea. West of it are the Tamil, Muslim and Christian quarters, which are older, larger, and have better lunch. Most visitors never cross the canal. Cross it.',
    'Everything in town is within twenty-five minutes on foot, and should be done before ten or after four. The coast on either side is for the rest of the day: diving by boat from the harbour, surfing at Serenity and to the south, creeks in the Ariyankuppam river.',
    'Sleep in one of the old houses if you like high ceilings and creaking stairs. Families with small children do better on the coast road north.',
  ],
  places: [
    {
      name: 'Promenade',
      text: 'A kilometre and a half of sea front, closed to traffic from half past six in the evening to half past seven in the morning. Gandhi, a lighthouse, a French war memorial, and since 2019 some sand again.',
      latitude: 11.9335,
      longitude: 79.8362,
    },
    {
      name: 'Sri Aurobindo Ashram',
      text: 'The samadhi lies under a frangipani in a courtyard. Nobody tells you what to do; you sit. Open mornings and from two, without phones or small children.',
      latitude: 11.9366,
      longitude: 79.8343,
    },
    {
      name: 'Sacred Heart basilica and the Tamil quarter',
      text: 'Twenty-eight panes of stained saints near the station. From here walk north by Calve Subraya Chetty Street for houses with thinnais and columned courtyards.',
      latitude: 11.9242,
      longitude: 79.8277,
    },
    {
      name: 'Arikamedu',
      text: 'A mound under mango trees beside the river where, in 1945, Mortimer Wheeler dug up Italian wine jars. Two broken walls and a watchman. Romans bought beads and muslin here.',
      latitude: 11.9014,
      longitude: 79.8203,
    },
    {
      name: 'Matrimandir, Auroville',
      text: 'A gilded sphere ten kilometres north. Anybody can go to the viewing point; to sit inside you book some days ahead and come back on another day. It is for silence, not for seeing.',
      latitude: 12.0069,
      longitude: 79.8106,
    },
    {
      name: 'Serenity beach',
      text: 'A fishing village with a surf school, yoga above cafes, and a groyne that makes a small right-hand wave. The organic market is on Saturdays.',
      latitude: 11.972,
      longitude: 79.843,
    },
    {
      name: 'Gingee fort',
      text: 'Three granite hills joined by a wall thirteen kilometres round, 70 km to the north-west. Since 2025 one of the Maratha forts on the World Heritage list. Climb Rajagiri before eight, with water.',
      latitude: 12.251,
      longitude: 79.4,
    },
  ],
  thingsToDo: [
    {
      name: 'Dive Temple Reef',
      text: 'Five kilometres out, in eighteen metres: a reef of concrete, tyres and rock, put down by divers themselves in 2013, and now all batfish and lionfish. January to May, and again in September.',
    },
    {
      name: 'Learn to surf',
      text: 'Small, soft, regular waves from March to October at Serenity, stronger at Manapad and the south. Ninety minutes with a coach is enough to stand.',
    },
    {
      name: 'Bicycle at five',
      text: 'Hire one the evening before. Nothing moves but bakers, priests and fishermen, and all of the walls turn one after another from grey into yellow.',
    },
    {
      name: 'Paddle the Ariyankuppam creek',
      text: 'Two hours by kayak through mangroves to the river’s mouth, with kingfishers of three kinds. Best on a rising tide.',
    },
    {
      name: 'Eat Creole',
      text: 'Not merely French: prawns in coconut and tamarind, vindail, assad curry, podimas, in a few houses which cook for ten guests with one day’s notice. Baguettes come out at four.',
    },
    {
      name: 'See handmade paper',
      text: 'The Ashram’s old factory on S. V. Patel Salai turns hosiery scraps into marbled sheets. You may walk round in the mornings.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'By Krishnagiri, Tiruvannamalai and Gingee: 315 km. The first part is motorway and the last is single lane. Break at Tiruvannamalai for the temple and an excellent breakfast.',
      hours: 6.5,
    },
    {
      mode: 'rail',
      text: 'A few direct trains a week; on other days take any train to Villupuram, forty minutes away by bus or passenger train.',
      hours: 9.5,
    },
    {
      mode: 'air',
      text: 'Puducherry’s small airport has flights on some days from Bengaluru and Hyderabad. Chennai airport is 135 km off by the East Coast Road, about three hours.',
      hours: 4.5,
    },
  ],
  months: climate(
    [29, 31, 33, 35, 38, 37, 36, 35, 34, 32, 29, 28],
    [20, 15, 12, 20, 45, 50, 75, 115, 125, 265, 370, 180],
    'BBBBggBBBxxg',
  ),
  best_time: [
    'January to March is easily best: dry, breezy, 29 to 33 °C, with the water clearing week by week. Divers like February to April. Pongal, in mid-January, is the time to see the Tamil quarter with its streets drawn in rice flour.',
    'April is the last of the clear water. May and June are hot; so surf at six, sleep at noon, and dine at nine. July to September has steady waves, warm sea and an hour of evening storm, and is what surfers come for. October to early December is the north-east monsoon, when cyclones come ashore; diving stops and streets can flood.',
  ],
  faqs: [
    {
      question: 'Is the sea safe for swimming?',
      answer:
        'On Serenity and Paradise only between the flags, and not after rain. The currents along the groynes are strong; the rocks on the Promenade are slippery and deep.',
    },
    {
      question: 'Do people speak French?',
      answer:
        'A few thousand do, mostly older or at the lycée. Everyone speaks Tamil and almost all speak English. A bonjour is welcome, with a vanakkam after it.',
    },
    {
      question: 'How should I visit Auroville?',
      answer:
        'As a guest in a village: go first to the visitors’ centre, walk or cycle the path, do not wander into houses. Half a day is enough for most.',
    },
    {
      question: 'Can I do it over a weekend?',
      answer:
        'Yes, leaving at five on Saturday, but the drive takes thirteen hours there and back. Three days are much kinder.',
    },
  ],
};
