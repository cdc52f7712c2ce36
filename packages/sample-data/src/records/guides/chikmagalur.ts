import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const chikmagalurGuide: SampleGuide = {
  key: 303,
  url: 'chikmagalur',
  destination_pk: 3,
  title: 'Chikmagalur: three days under the highest ridge in Karnataka',
  summary:
    'How to walk the Baba Budan horseshoe, where to taste coffee that has not left its hill, and two temples worth the detour on the way.',
  intro: [
    'The town of Chikkamagaluru lies on the plain at about a thousand metres. North of it the Baba Budan hills bend round in a horseshoe, with its open end to the west, and along the top of that horseshoe runs a road, a string of peaks above 1,800 metres and some of the best grass walking within five hours of Bengaluru. Below the grass is shola; below the shola, coffee all the way down.',
    'Stay up the hill, on the Kaimara or Mallandur side, if you want to walk. Stay south, towards Aldur and Mudigere, for big old estates and streams. The town itself is for filter coffee and buses.',
    'Weekends have changed this place. On a Sunday in November the ridge road is a queue. Come from Monday to Thursday, or be at the check post when it opens at six, and you will have the horseshoe as it was.',
  ],
  places: [
    {
      name: 'Mullayanagiri',
      text: 'At 1,930 m the highest point in Karnataka: a small Siva shrine at the head of some five hundred steps. The old footpath from Sarpadhari, two hours up the spine of the ridge, is much better than the stairs.',
      latitude: 13.391,
      longitude: 75.721,
    },
    {
      name: 'Baba Budangiri',
      text: 'A cave shrine that Muslims and Hindus both revere, at the place where the first coffee is said to have been planted about 1670. From the gate a grassy path leads on to Manikyadhara.',
      latitude: 13.427,
      longitude: 75.765,
    },
    {
      name: 'Kemmangundi',
      text: 'A summer camp of the Mysore kings at 1,434 m, with faded rose gardens and a forty-minute walk along the brink to Z Point. Government rooms, plain and well placed.',
      latitude: 13.544,
      longitude: 75.754,
    },
    {
      name: 'Hirekolale lake',
      text: 'A small irrigation tank ten kilometres west of the town with the whole Mullayanagiri wall standing in it at six in the evening. No boats, no swimming, and that is why it is quiet.',
      latitude: 13.338,
      longitude: 75.718,
    },
    {
      name: 'Chennakeshava temple, Belur',
      text: 'Begun in 1117, still in worship, with forty-odd bracket figures under the eaves, of whom the lady with the mirror gets all the attention and the huntress deserves it. Hire a guide by the hour.',
      latitude: 13.1629,
      longitude: 75.8605,
    },
    {
      name: 'Hoysaleshwara temple, Halebidu',
      text: 'Never finished after eighty years of carving. Walk the outer wall slowly: rows of elephants, lions, scrolls, horsemen and epics, no two yards alike.',
      latitude: 13.213,
      longitude: 75.9946,
    },
    {
      name: 'Muthodi, Bhadra reserve',
      text: 'The forest camp and jeep trail on the Chikmagalur side of the tiger reserve: tall bamboo, gaur, Malabar giant squirrels, and few other cars.',
      latitude: 13.369,
      longitude: 75.62,
    },
  ],
  thingsToDo: [
    {
      name: 'Walk the ridge',
      text: 'From Mullayanagiri to Baba Budangiri along the tops is about fifteen kilometres and seven hours, without water or shade. Start at six, carry three litres, and leave a car at the far end.',
    },
    {
      name: 'Cup coffee with a grower',
      text: 'Several estates near Mallandur and Aldur will put out four or five of their lots, washed, natural and honey, in the order in which they want them understood. Do it before lunch.',
    },
    {
      name: 'Drive to Hebbe falls',
      text: 'The last stretch from Kemmangundi is by forest jeep, then a short walk through a stream, with leeches till November. It falls 168 m in two steps.',
    },
    {
      name: 'See Belur and Halebidu in one day',
      text: 'They are 16 km apart. Be at Belur when it opens, eat at a darshini, and reach Halebidu at four when the light gets under the eaves.',
    },
    {
      name: 'Spend a night near Bhadra',
      text: 'Evening safaris by jeep at Muthodi, or by boat on the Bhadra backwater from Lakkavalli, where river terns nest on the islands from March to May.',
    },
    {
      name: 'Learn akki roti',
      text: 'Most homestay kitchens will teach you: rice flour, a hot iron, and a palm that does not mind. Eat it with ennegai and pork or with avarekalu in winter.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'By NH 75 to Hassan, then Belur: 245 km of four-lane and good two-lane. The breakfast stops round Channarayapatna and Hassan are the reason why nobody arrives early.',
      hours: 4.75,
    },
    {
      mode: 'rail',
      text: 'The town has a small station with a few trains from Bengaluru and Shivamogga. Kadur, 40 km away on the main line, has many more, and taxis wait for them.',
      hours: 6.5,
    },
    {
      mode: 'air',
      text: 'Mangaluru is 150 km away by the Charmadi ghat. The flight is short, but with the drive up it saves nothing from Bengaluru; from Mumbai it does.',
      hours: 5.5,
    },
  ],
  months: climate(
    [26, 28, 31, 31, 29, 25, 23, 23, 25, 26, 25, 25],
    [3, 5, 12, 55, 100, 320, 620, 390, 170, 160, 60, 12],
    'BBgggxxgBBBB',
  ),
  best_time: [
    'September to February. September and October are the greenest, with kurinji of the smaller kinds on the ridge in some years and clouds to walk above; November to January is clear and dry, with nights at about 12 °C, and the coffee harvest in full swing.',
    'March and April are warm, sometimes smoky from grass fires, and the trails above the tree line may be shut. Blossom comes with the first showers. June and July are for people who like being indoors with rain: the ridge is a wind tunnel, and the road to Baba Budangiri slips.',
  ],
  faqs: [
    {
      question: 'Do I need a permit for Mullayanagiri?',
      answer:
        'Not for the peak itself. The district limits the number of vehicles on the ridge road and takes bookings online for morning and afternoon slots; check a few days ahead, especially for weekends.',
    },
    {
      question: 'Can a small car get up the hill?',
      answer:
        'Yes, to the foot of the steps, with care on the last four kilometres, which are one lane wide. Long vehicles are stopped at Kaimara.',
    },
    {
      question: 'Is it right for a first trek?',
      answer:
        'Very much so. The Sarpadhari path has no difficult places, only sun and wind, and there is a road to come down by.',
    },
    {
      question: 'Where should vegetarians eat?',
      answer:
        'Almost everywhere. Malnad cooking has a whole kitchen of leaves, bamboo shoot, jackfruit and colocasia, and even the planters keep two days in the week without meat.',
    },
  ],
};
