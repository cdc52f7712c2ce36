import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const gandikotaGuide: SampleGuide = {
  key: 313,
  url: 'gandikota',
  destination_pk: 30,
  title: 'Gandikota: a gorge, a fort and the country around it',
  summary:
    'When the rock is bearable, where to put a tent, what the village asks of you, and three good reasons to stay for a second day.',
  intro: [
    'The Pennar has cut through the Erramala hills at one place only, and at that place it has made a trench about a hundred metres deep and three hundred wide, in courses of red quartzite so regular that they look like masonry. A fort took the southern brink in the twelfth century. It grew under the Pemmasani chiefs, who served Vijayanagara, and its walls still enclose a village with a few hundred people, their goats, two temples, a mosque, a jail and a granary.',
    'Most visitors arrive at sunset, photograph their feet and leave after sunrise. It repays a longer look. Walk the walls, go down to the water, and use the hot hours for Belum or Tadipatri.',
    'It is dry, poor, hospitable country. Shops are few. Carry water, cash and your own rubbish out.',
  ],
  places: [
    {
      name: 'Gorge viewpoint',
      text: 'A tumble of squared boulders fifteen minutes’ walk beyond the Jama Masjid. It has no rail, and gusts come without notice. Find your place before dark, and stay a body’s length from the edge.',
      latitude: 14.8152,
      longitude: 78.2848,
    },
    {
      name: 'Jama Masjid and granary',
      text: 'A mosque with two slim minarets and a court of arches, next to a vaulted store as large as a church. Both are looked after by the archaeological department and free.',
      latitude: 14.814,
      longitude: 78.286,
    },
    {
      name: 'Madhavaraya temple',
      text: 'A sixteenth-century Vishnu temple with a five-storeyed gate tower, empty of its god since the wars. Dancers and parrots on every pillar; go at four, for the light.',
      latitude: 14.8122,
      longitude: 78.288,
    },
    {
      name: 'Mylavaram dam',
      text: 'The reservoir that backs up into the gorge. Boats leave from the shore when the level permits, and in winter there are painted storks and bar-headed geese.',
      latitude: 14.848,
      longitude: 78.346,
    },
    {
      name: 'Belum caves',
      text: 'Three and a half kilometres of passages in limestone, half of them open, with a stream at the lowest point. It is 60 km off and warm inside; wear cotton.',
      latitude: 15.1023,
      longitude: 78.1114,
    },
    {
      name: 'Tadipatri',
      text: 'Two temples of the fifteenth and sixteenth centuries with the most crisply cut stone in Andhra: Bugga Ramalingeshwara on the river, which has a spring under the linga, and Chintala Venkataramana.',
      latitude: 14.913,
      longitude: 78.006,
    },
    {
      name: 'Yaganti',
      text: 'A Siva temple in a fold of red cliffs with a spring-fed tank, caves above, and a stone bull that is believed to grow. Crows are said never to come.',
      latitude: 15.35,
      longitude: 78.139,
    },
  ],
  thingsToDo: [
    {
      name: 'Camp on the rim',
      text: 'Tents can be hired near the state tourism hotel, with dinner. Choose the flat behind the first wall, not the edge, and ask for no music: most owners are relieved.',
    },
    {
      name: 'Kayak in the gorge',
      text: 'From October to February when the water is high. An hour between walls with cormorants and rock bees’ nests. Life jackets stay on.',
    },
    {
      name: 'Walk the ramparts',
      text: 'The circuit is eight kilometres with gaps; the western half takes two hours. Start at six, take a boy from the village, and ask him about the secret gate.',
    },
    {
      name: 'Watch stars',
      text: 'There is no town in the south-western sky. From November to January Orion comes up out of the gorge at about nine.',
    },
    {
      name: 'Eat Rayalaseema',
      text: 'Ragi sangati with natu kodi pulusu, groundnut chutney, jowar roti and a fearsome gongura. Order by four for eight o’clock.',
    },
    {
      name: 'See Cuddapah slab being cut',
      text: 'On the road to Yerraguntla the quarries go down like swimming pools. Owners will let you look if you ask, and keep children by the hand.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'By NH 44 to the Gorantla turning, Kadiri, Pulivendula and Jammalamadugu: 280 km, good all the way. The last fifteen have no lights and a great many buffaloes.',
      hours: 5.75,
    },
    {
      mode: 'rail',
      text: 'Night trains to Tadipatri, Yerraguntla or Muddanur on the Mumbai to Chennai line, then 30 to 60 km by taxi. Jammalamadugu has a station with very few trains.',
      hours: 9,
    },
    {
      mode: 'air',
      text: 'Kadapa, 75 km away, has a few small aircraft a week. Tirupati, with more, is 210 km off.',
      hours: 6,
    },
  ],
  months: climate(
    [31, 34, 38, 40, 41, 37, 34, 34, 33, 32, 30, 29],
    [2, 3, 5, 15, 45, 65, 90, 110, 140, 120, 60, 15],
    'BBxxxggBBBBB',
  ),
  best_time: [
    'October to February. October and November are the greenest, the river is at its fullest, and there may be two or three days of cyclone rain; December and January are clear, with nights around sixteen degrees and warm rock to lean on. The fort festival is held in some winters and fills every tent.',
    'August and September have moving cloud and sudden colour, and hardly any visitors. In March it is already 38 °C. From April to early June stone is too hot to touch by eleven in the morning, there is no shade, and we don’t take bookings for tents.',
  ],
  faqs: [
    {
      question: 'Is it dangerous?',
      answer:
        'The edge is. People have fallen while being photographed. Treat it as you would an open roof, and keep children on the village side of the boulders.',
    },
    {
      question: 'Are there toilets and food?',
      answer:
        'At the tourism hotel and the larger camps. In the fort there is a tea stall and a shop; no restaurant.',
    },
    {
      question: 'Can we visit in one day from Bengaluru?',
      answer:
        'It is nearly twelve hours of driving there and back. Stay for one night, and two if you wish to see Belum.',
    },
    {
      question: 'Is alcohol permitted?',
      answer:
        'Not within the fort, which is a village with places of worship and a protected monument. Guards do look in bags.',
    },
  ],
};
