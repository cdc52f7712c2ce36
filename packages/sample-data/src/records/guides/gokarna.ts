import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const gokarnaGuide: SampleGuide = {
  key: 306,
  url: 'gokarna',
  destination_pk: 8,
  title: 'Gokarna on foot: a temple, five beaches and a river mouth',
  summary:
    'The cliff path in the right direction, where it is safe to swim, and the half of the place that lies behind the sea.',
  intro: [
    'Two towns share one name. One is a place of pilgrimage round the Mahabaleshwara temple, all priests, brass pots and wooden houses, where people come to see off their dead. The other is a line of beaches over the headland to the south: Kudle, Om, Half Moon, Paradise. They tolerate each other well, provided that everyone dresses when walking into the first.',
    'Stay in the town for food and early trains, on Kudle for sand at your door, and on Om for rocks and a rougher sea. South of the river, round Kumta and Aghanashini village, it is as quiet as the others used to be.',
    'From June to September the sea closes the beaches. The land behind them is then at its best.',
  ],
  places: [
    {
      name: 'Mahabaleshwara temple',
      text: 'One of the seven sacred towns of Karnataka, with a Siva linga which Ravana is supposed to have tried to lift. Men take off their shirts; closed to those who do not worship, but the car street outside is open to everybody.',
      latitude: 14.5431,
      longitude: 74.3166,
    },
    {
      name: 'Kudle beach',
      text: 'A kilometre of level sand between two headlands, with cafes along the back. The gentlest swim of the five, in the middle, when the flags are green.',
      latitude: 14.5295,
      longitude: 74.316,
    },
    {
      name: 'Om beach',
      text: 'Two bays and a spit that draw the sign from above. Rocks on the seabed and a pull near the spit: swim only in front of the lifeguard.',
      latitude: 14.5191,
      longitude: 74.3235,
    },
    {
      name: 'Half Moon beach',
      text: 'Twenty-five minutes along the cliff from Om. A small cove of coarse sand; no road, no signal, and a stall if its owner has felt like walking.',
      latitude: 14.5147,
      longitude: 74.3288,
    },
    {
      name: 'Paradise beach',
      text: 'The last of them, mostly rock at high tide. Reach it on foot from Belekan, or by boat. Camping there was stopped some years ago.',
      latitude: 14.5088,
      longitude: 74.3355,
    },
    {
      name: 'Mirjan fort',
      text: 'Laterite walls and moats with grass on top, in which a sixteenth-century queen, Chennabhairadevi, kept the pepper trade. Best wet, in July or October, when it is luminous.',
      latitude: 14.49,
      longitude: 74.419,
    },
    {
      name: 'Yana',
      text: 'Black limestone spires 90 and 120 m high in evergreen forest, with a shrine in a cleft. A short paved walk from the upper car park, or six kilometres of forest from the lower.',
      latitude: 14.5897,
      longitude: 74.5665,
    },
  ],
  thingsToDo: [
    {
      name: 'Walk the cliff path',
      text: 'From Kudle to Om, Half Moon and Belekan: seven kilometres, four hours with swims. Begin in the town and have a boat bring you back, with the afternoon sun behind you.',
    },
    {
      name: 'Take a surf lesson',
      text: 'From October to March waves at the town beach and south of Kumta are small and kind. Mornings are glassy until about ten.',
    },
    {
      name: 'Paddle the Aghanashini',
      text: 'A dawn kayak or a canoe from Tadadi into the mangroves, on a rising tide. Women dig clams on the flats at low water; ask before taking pictures.',
    },
    {
      name: 'Eat in the car street',
      text: 'Neer dosa, kotte kadubu, buns of banana and flour, and a thali at a Brahmin mess before one. For fish, walk to the Kumta road.',
    },
    {
      name: 'Cross by ferry',
      text: 'The launch from Tadadi to Aghanashini costs less than tea and takes ten minutes. On the other side a lane goes to Kumta by two empty beaches.',
    },
    {
      name: 'See glowing water',
      text: 'On moonless nights from November to February plankton sometimes light up round your feet on Kudle. Nobody can promise it.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'NH 48 to Hubballi, then down by Yellapur and Ankola: 485 km, the last hour through forest. The route by Shivamogga, Jog and Honnavar is as long and much prettier.',
      hours: 9,
    },
    {
      mode: 'rail',
      text: 'A night train from Bengaluru stops at Gokarna Road, nine kilometres from town, or at Kumta or Ankola. Autorickshaws meet it.',
      hours: 12,
    },
    {
      mode: 'air',
      text: 'Goa’s Dabolim is 140 km away and Hubballi 145; each is about three hours by taxi. Manohar airport at Mopa is farther, by an hour.',
      hours: 6.5,
    },
  ],
  months: climate(
    [32, 32, 33, 33, 33, 30, 28, 28, 29, 31, 32, 32],
    [1, 0, 2, 15, 120, 920, 1080, 700, 330, 160, 45, 8],
    'BBBggxxxgBBB',
  ),
  best_time: [
    'October to March. The sea settles in the second half of October, and by November the water is clear and the cafes are up again. December and January have cool nights and full rooms. In February, Shivaratri brings tens of thousands and the great car is dragged down the street.',
    'April and May are hot and sticky but the swimming is good until the first squalls. From June to mid-September there are waves of three metres, and red flags everywhere. Waterfalls, forts and forest behind the coast are then superb, rooms cost half, and you will learn to love a veranda.',
  ],
  faqs: [
    {
      question: 'Is it safe to swim?',
      answer:
        'In front of lifeguards, between October and May, yes. Each year people drown off the rocks at Om and the town beach after sunset or after drinking.',
    },
    {
      question: 'Is alcohol allowed?',
      answer:
        'Not in the temple town. Some beach restaurants have licences; carrying your own on to the sand can be fined.',
    },
    {
      question: 'How does it compare with Goa?',
      answer:
        'Smaller, cheaper, earlier to bed. There is a temple bell at five in the morning where Goa would have a bass line ending.',
    },
    {
      question: 'Can I walk the beaches with children?',
      answer:
        'Kudle, yes, by the steps. The paths to Half Moon and Paradise have loose edges; from about ten years old, with shoes.',
    },
  ],
};
