import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const wayanadGuide: SampleGuide = {
  key: 304,
  url: 'wayanad',
  destination_pk: 4,
  title: 'Wayanad: rock, rice and rain behind the ghat',
  summary:
    'A plateau in three parts, which road to take through the forest and when, and how to visit with care since the landslide of 2024.',
  intro: [
    'Wayanad is a tilted table, 700 to 900 metres high, with a rim of peaks on the south and west and an open back door to Karnataka. Along the rim it is wet and steep: Vythiri, Meppadi, tea, waterfalls, the nine hairpins to Kozhikode. In the middle are paddy and pepper: Kalpetta, Ambalavayal, Panamaram. The north and east are tiger country, joined to Nagarhole, Bandipur and Mudumalai.',
    'Choose one third and stay in it. The roads wind, and forty kilometres can take an hour and a half.',
    'On the night of 30 July 2024 a landslide above Meppadi destroyed the villages of Mundakkai and Chooralmala. The rest of the district is open and depends on visitors. Please do not drive up to look; if you wish to help, stay with a local family and eat in Meppadi.',
  ],
  places: [
    {
      name: 'Edakkal caves',
      text: 'A cleft in Ambukuthi hill with carvings on both walls, figures with masks and wheels cut at least four thousand years ago. Twenty-five minutes of steps; closed on Mondays; go at nine.',
      latitude: 11.6256,
      longitude: 76.2353,
    },
    {
      name: 'Chembra',
      text: 'The highest peak at 2,100 m. When the forest office at Meppadi allows it, groups go up as far as the heart-shaped tarn with a guide. Ask before you plan a day around it.',
      latitude: 11.515,
      longitude: 76.087,
    },
    {
      name: 'Banasura Sagar',
      text: 'A long earth dam under the peak of the same name, with drowned hills for islands. It is best seen from the shore path on the Padinjarathara side, early.',
      latitude: 11.6703,
      longitude: 75.9578,
    },
    {
      name: 'Pookode lake',
      text: 'A natural lake in a bowl of forest near the top of the ghat. It is popular with families; the path round it, under big trees, is a kilometre and has kingfishers.',
      latitude: 11.5427,
      longitude: 76.0274,
    },
    {
      name: 'Thirunelli temple',
      text: 'Vishnu in a bowl of hills, with an aqueduct of stone pillars, and the Papanasini stream where people bring the ashes of their dead. Eat unniyappam at the shop by the steps.',
      latitude: 11.9119,
      longitude: 75.9953,
    },
    {
      name: 'Muthanga',
      text: 'The eastern range of the Wayanad sanctuary, with jeep drives at seven and three. Teak, swamp clearings, elephants. It shuts for part of the summer if there is a risk of fire.',
      latitude: 11.672,
      longitude: 76.369,
    },
    {
      name: 'Jain temple, Sulthan Bathery',
      text: 'Plain granite of the thirteenth century which was a trading post, then Tipu’s battery; the town has its name from that. Twenty minutes, and cool.',
      latitude: 11.662,
      longitude: 76.256,
    },
  ],
  thingsToDo: [
    {
      name: 'Walk a rice valley',
      text: 'Go with a farmer in November round Thrissilery or Panamaram, when the scented kinds are being cut. Several grow ten or more old varieties and like to talk.',
    },
    {
      name: 'Raft to Kuruva',
      text: 'Bamboo rafts cross to a group of wooded islands in the Kabini’s headwater, when the river is low and the forest department opens the gate, usually from November on. Numbers are limited.',
    },
    {
      name: 'Climb Banasura Hill',
      text: 'A guided day from the Kattikkulam side, through shola onto grass at 2,073 m. Leeches until December. Book with the forest development agency.',
    },
    {
      name: 'Learn a spice garden',
      text: 'Pepper, vanilla, nutmeg, clove, cardamom, and the differences between a real cinnamon and the other one. An hour at a homestay is worth three at a roadside garden.',
    },
    {
      name: 'Eat at a toddy shop',
      text: 'Tapioca with red fish curry, beef fry with coconut slivers. The ones with families at the tables are the ones to trust.',
    },
    {
      name: 'Cycle the tea lanes',
      text: 'The estate tracks between Meppadi and Rippon are firm, rolling and nearly free of cars before nine. Guides bring the bicycles.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'By Mysuru and Gundlupet on NH 766 to Sulthan Bathery, 285 km. The stretch through Bandipur is shut from nine at night to six in the morning. By Hunsur and Kutta to Mananthavady is longer but stays open.',
      hours: 6.5,
    },
    {
      mode: 'rail',
      text: 'There is no line on the plateau. Take a train to Mysuru and a bus for 130 km, or the overnight train to Kozhikode and a taxi up the ghat, two and a half hours.',
      hours: 9.5,
    },
    {
      mode: 'air',
      text: 'Kozhikode airport at Karipur is 95 km from Kalpetta and Kannur about the same; both have flights from Bengaluru, and from either it is a three-hour drive up.',
      hours: 6,
    },
  ],
  months: climate(
    [28, 30, 31, 31, 30, 26, 25, 25, 27, 28, 27, 27],
    [6, 10, 25, 100, 160, 520, 780, 480, 230, 250, 110, 35],
    'BBBggxxggBBB',
  ),
  best_time: [
    'October to March for everything: October is green and noisy with streams, November and December have the rice harvest and cool nights, February is the month for animals. The week around New Year is full.',
    'April has afternoon thunder and coffee in the last of its flower. From June to August the south-western rim gets some of the heaviest rain in India, and slopes move; we do not send people there during red or orange alerts. The eastern side round Bathery is drier, and quite pleasant by September.',
  ],
  faqs: [
    {
      question: 'Is it safe to come after the landslide?',
      answer:
        'Yes, outside days of heavy rain. The damage was in one valley. Watch the district’s alerts from June to August and avoid houses on steep slopes during those months.',
    },
    {
      question: 'Can I drive through at night?',
      answer:
        'Not by Bandipur: the road is closed to private cars from nine to six. Use the Hunsur and Kutta road, or sleep in Mysuru.',
    },
    {
      question: 'Are there dangerous animals near homestays?',
      answer:
        'Elephants walk through many estates after dark. Stay on the lit path, do not go out with food, and take the owner’s word for it when he says not tonight.',
    },
    {
      question: 'How many days does it need?',
      answer:
        'Two nights for one part of it, four for two. Add a day for the drive up from Kozhikode if you have never done the nine bends.',
    },
  ],
};
