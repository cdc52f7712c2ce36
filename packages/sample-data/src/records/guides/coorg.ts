import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const coorgGuide: SampleGuide = {
  key: 301,
  url: 'coorg',
  destination_pk: 1,
  title: 'Coorg: a guide for people who would rather walk',
  summary:
    'Which side of the district to stay on, the peaks that need permits, where the coffee is, and how to like the monsoon.',
  intro: [
    'Kodagu is small, a hundred kilometres from end to end, and steeper than it looks on a map. The main ridge of the Ghats runs along its western edge; everything east of that is coffee, and everything west falls away to Kerala and the sea. Choose where to stay by what you want: Madikeri and Galibeedu for mist and short walks, Kakkabe for the high peaks, Siddapura and Virajpet for big estates and the river, Kutta for wildlife.',
    'Two nights is the minimum that makes the drive worthwhile. Three lets you do nothing on one of them, which the place is designed for.',
    'The people who give it its name, the Kodavas, have their own language, dress and food, venerate the Cauvery and their ancestors, and are licensed to keep guns. They are also some of the best hosts in India. Dress up a little for dinner.',
  ],
  places: [
    {
      name: 'Tadiandamol',
      text: 'The highest peak of the district at 1,748 m. The path starts near Nalknad palace, a forest gate takes a fee, and the last forty minutes are steep grass with a view to the coast. Start by eight.',
      latitude: 12.2172,
      longitude: 75.6097,
    },
    {
      name: 'Nalknad palace',
      text: 'A small two-storey palace of 1792 where the last Haleri kings hid and hunted, with painted ceilings and a wedding pavilion. It takes half an hour, and you will probably have it to yourself.',
      latitude: 12.2383,
      longitude: 75.6367,
    },
    {
      name: 'Talakaveri',
      text: 'The tank on Brahmagiri from which the Cauvery is held to spring. Climb the steps above it for a ridge line of rolling shola. On Tula Sankramana, in mid-October, tens of thousands come to see the water rise.',
      latitude: 12.3847,
      longitude: 75.4914,
    },
    {
      name: 'Dubare',
      text: 'A forest camp on the Cauvery where working elephants bathe in the morning. Go to watch, not to ride. When the river is low you can walk across on the stones.',
      latitude: 12.3703,
      longitude: 75.9047,
    },
    {
      name: 'Namdroling monastery, Bylakuppe',
      text: 'The Golden Temple of the Tibetan settlement just outside the district. Prayers at seven in the morning are long, loud and magnificent; sit at the back.',
      latitude: 12.4306,
      longitude: 75.9669,
    },
    {
      name: 'Abbi falls',
      text: 'Twenty-one metres of water at the bottom of a coffee estate near Madikeri. Best from July to November and before ten in the morning.',
      latitude: 12.4549,
      longitude: 75.7186,
    },
    {
      name: 'Mandalpatti',
      text: 'Open grass shoulders in the Pushpagiri range reached by a bone-shaking jeep track. Cloud permitting, you see six ridges deep.',
      latitude: 12.5499,
      longitude: 75.7046,
    },
  ],
  thingsToDo: [
    {
      name: 'Walk an estate with its planter',
      text: 'Most homestays offer it; the good ones take two hours. Ask what the shade trees are for, and do not leave before someone has shown you pepper on the vine.',
    },
    {
      name: 'Raft the Barapole',
      text: 'Late June to mid-September only, in the far south near Ponya. Grade III to IV and not for non-swimmers.',
    },
    {
      name: 'Climb Brahmagiri',
      text: 'A long day from the Irpu falls to the Kerala border, with a permit from the Srimangala range office. It is closed in the fire months, usually February to May.',
    },
    {
      name: 'Eat a Kodava lunch',
      text: 'Pandi curry, kadambuttu, bamboo shoot in July, wild mushrooms after thunder. Vegetarians do well too: ask for bale nurk and mango curry.',
    },
    {
      name: 'Watch birds at first light',
      text: 'Malabar trogon, Malabar whistling thrush and three kinds of barbet live in ordinary estate shade. November to March is best.',
    },
    {
      name: 'Buy coffee from the person who grew it',
      text: 'Look for a roast date, not a logo. Arabica parchment from above a thousand metres keeps best if you roast at home.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'By the Mysuru expressway and Hunsur to Kushalnagar, then up to Madikeri: 265 km. Leave by five in the morning to be through Mysuru before its traffic. For Kakkabe and Virajpet turn off at Hunsur for Gonikoppal.',
      hours: 5.5,
    },
    {
      mode: 'rail',
      text: 'There is no railway in the district. Take a morning train to Mysuru (about two and a half hours) and a taxi or bus for the remaining 120 km.',
      hours: 7,
    },
    {
      mode: 'air',
      text: 'Kannur airport in Kerala is the nearest, 90 km from Madikeri by the Makutta ghat; Mangaluru is 140 km. From Bengaluru neither saves time over driving.',
      hours: 6,
    },
  ],
  months: climate(
    [25, 27, 29, 30, 28, 23, 21, 22, 23, 25, 25, 24],
    [4, 6, 22, 70, 140, 560, 1080, 690, 280, 220, 75, 18],
    'BBBggxgggBBB',
  ),
  best_time: [
    'October to March is the easy answer: dry paths, cold nights, green until Christmas. October still has full waterfalls. December and January bring the harvest, and the most visitors.',
    'March is for the blossom, two or three days that nobody can foretell. April and May are warm and hazy, with thunder in the afternoon and the lowest prices of the dry half.',
    'The monsoon is heavy. June is for breaking in and landslips, so we say avoid; July to September suits people who bring books, boots and salt for the leeches. Roads over the ghats can close at a day’s notice.',
  ],
  faqs: [
    {
      question: 'Is a car necessary?',
      answer:
        'Very nearly. Buses link the towns, but estates lie far from bus stops. Taxis by the day cost about ₹3,500.',
    },
    {
      question: 'How bad are the leeches?',
      answer:
        'From June to October they are on every shaded path. They carry no disease. Leech socks, a little salt and a calm mind are enough.',
    },
    {
      question: 'Will there be mobile signal?',
      answer:
        'In towns, yes. On most estates one network works near one particular tree. Tell the office before you leave.',
    },
    {
      question: 'Can I visit with small children?',
      answer:
        'Yes. Choose a homestay with a level garden near Madikeri or Siddapura, and break the drive at Mysuru.',
    },
  ],
};
