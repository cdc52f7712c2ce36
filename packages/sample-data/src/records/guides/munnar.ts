import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const munnarGuide: SampleGuide = {
  key: 310,
  url: 'munnar',
  destination_pk: 26,
  title: 'Munnar: tea below, tahr above',
  summary:
    'Where to sleep to be out of the traffic, how Eravikulam works, and three valleys that dry out when the rest drips.',
  intro: [
    'The town of Munnar is at 1,500 metres, where three rivers meet, and it is a traffic jam with a fine smell. Think of it as a roundabout. Roads go from it to four quite different countries: north to Eravikulam and the rain shadow of Marayoor, east to Mattupetty and Top Station, south-east to Chinnakanal and the edge above Theni, and south to the cardamom hills.',
    'Tea covers the middle. It was planted from about 1880 by Scots, flooded away in 1924, and since 2005 a large part of it has been owned by the twelve thousand people who pluck it. The upper grass belongs to Nilgiri tahr, shy elsewhere, and here quite ready to share your sandwich, which you must not do.',
    'Three nights make sense: one east, one north, one for whatever the cloud took from you.',
  ],
  places: [
    {
      name: 'Eravikulam, Rajamala gate',
      text: 'The national park of Anamudi, 2,695 m, which may not be climbed. Buses take you up to a kilometre of path among tahr. Shut for calving, usually February and March.',
      latitude: 10.142,
      longitude: 77.035,
    },
    {
      name: 'Top Station',
      text: 'At 1,700 m on the Tamil Nadu border, where a ropeway once took tea down to the plain. Go for the light before seven; by nine the valley fills with cloud.',
      latitude: 10.122,
      longitude: 77.244,
    },
    {
      name: 'Mattupetty',
      text: 'A dam and lake among tea and dairy pastures. Wild elephants sometimes graze the far bank in late afternoon, to the despair of the boat hirers.',
      latitude: 10.1063,
      longitude: 77.124,
    },
    {
      name: 'Kolukkumalai',
      text: 'A tea garden at 2,170 m, with a wooden factory of 1935 that still rolls in the old way. By jeep from Suryanelli over an awful track, for a sunrise above two states.',
      latitude: 10.077,
      longitude: 77.22,
    },
    {
      name: 'Lockhart gap',
      text: 'A notch on the road to Chinnakanal with tea falling away on both sides. The factory nearby shows orthodox rolling, and sells what it makes.',
      latitude: 10.053,
      longitude: 77.118,
    },
    {
      name: 'Marayoor dolmens',
      text: 'Stone chambers, some thousands of years old, on a bare rock above sugar-cane fields. The sandal reserve is next door, behind a fence.',
      latitude: 10.277,
      longitude: 77.162,
    },
    {
      name: 'Chinnar',
      text: 'A sanctuary in the rain shadow, an hour and a half north and quite another climate: thorn scrub, star tortoises, giant grizzled squirrels, and good guided walks by tribal watchers.',
      latitude: 10.306,
      longitude: 77.207,
    },
  ],
  thingsToDo: [
    {
      name: 'Walk with the forest department',
      text: 'From the Rajamala office there are guided day walks onto the plateau outside the calving months. Ten people at most, and only with booking.',
    },
    {
      name: 'Climb Meesapulimala',
      text: 'At 2,640 m the second highest in the south. From the base camp at Rhodo Valley, over eight tops, with rhododendrons red in January and February. Book with the forest corporation.',
    },
    {
      name: 'Follow one leaf',
      text: 'Two leaves and a bud at seven, withered by evening, rolled and fired by next noon. The tea museum at Nallathanni explains; Lockhart lets you smell it.',
    },
    {
      name: 'Taste Kanthalloor',
      text: 'Apples, plums, garlic and passion fruit in an orchard valley that gets a quarter of Munnar’s rain. August and September for fruit.',
    },
    {
      name: 'See jaggery being boiled',
      text: 'In sheds all along the road at Marayoor, day and night. It is dark, slightly salty, and has its own registered name.',
    },
    {
      name: 'Drive the Gap road early',
      text: 'The new highway from Munnar to Bodimettu is the finest in the hills. Before eight you have it to yourself; in July and August parts of it fall down.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'By Salem, Dindigul, Theni and Bodimettu, or by Coimbatore, Udumalpet and Chinnar: both about 475 km. Chinnar’s gates shut in the evening; be through by six.',
      hours: 10.5,
    },
    {
      mode: 'rail',
      text: 'Overnight to Aluva or Ernakulam, then 110 km by bus or taxi up through Kothamangalam, four hours. From Udumalpet on the Tamil Nadu side it is 85 km.',
      hours: 14,
    },
    {
      mode: 'air',
      text: 'Kochi is 110 km away. With an hour’s flight from Bengaluru and four on the road this is the quickest way.',
      hours: 6,
    },
  ],
  months: climate(
    [22, 24, 25, 26, 25, 21, 20, 20, 22, 22, 21, 21],
    [12, 18, 40, 95, 140, 480, 720, 480, 260, 290, 160, 50],
    'BBBBgxxgBBgB',
  ),
  best_time: [
    'December to April is dry and clear, with frost on the lower pastures in early January, sometimes at minus one or two. February and March have the sharpest views, but the park’s upper part is shut for the tahr. April is warm and busy.',
    'From June to August it rains hard, with slips on the Gap road and on the way from Kochi. September clears: everything is green, the park is open, there are kids on the rocks and few cars. October is bright until two and thundery after, and November has the tail of the north-east rain. The blue kurinji is next due over these slopes in 2030.',
  ],
  faqs: [
    {
      question: 'When does the kurinji flower?',
      answer:
        'The famous one every twelve years: 2006, 2018, and 2030 next. Other kinds flower in smaller numbers in other years, somewhere, between August and October.',
    },
    {
      question: 'Do I need an e-pass or permit?',
      answer:
        'Not for Munnar. Eravikulam sells timed tickets online and they sell out in season; book some days before.',
    },
    {
      question: 'Is it too cold for children?',
      answer:
        'Nights go below ten degrees from December to February. Houses are seldom heated. Bring fleeces and socks and they will be fine.',
    },
    {
      question: 'Can I avoid the town?',
      answer:
        'Yes, and do. Stay at Chinnakanal, Suryanelli, Pothamedu or Kanthalloor and drive round the centre before nine.',
    },
  ],
};
