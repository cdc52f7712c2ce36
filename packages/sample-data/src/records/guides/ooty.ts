import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const ootyGuide: SampleGuide = {
  key: 305,
  url: 'ooty',
  destination_pk: 5,
  title: 'Ooty beyond the boathouse',
  summary:
    'The town in half a day, the downs and sholas in two, with what is permitted, what is cold, and how to get a pass for your car.',
  intro: [
    'Udhagamandalam lies in a bowl at 2,240 metres, and everybody who comes up stops in the middle of it. That is good news for the rest. The Nilgiri plateau runs on for thirty kilometres to the west and south in rolling downs, reservoirs, tea and what remains of one of the oddest landscapes in India, grass above and dwarf forest in its folds.',
    'Give the town one morning: the garden, St Stephen’s, the market for carrots and cheese. Then go out, towards Pykara, Avalanche or Emerald, with a warm coat and no plan to be back by lunch.',
    'Toda families have lived up here with their buffalo for more than two thousand years. Their barrel-roofed temples are not for visitors to enter or photograph. Their embroidery, red and black on white cotton, you can and should buy from the women who make it.',
  ],
  places: [
    {
      name: 'Government botanical garden',
      text: 'Laid out from 1848 up the side of Doddabetta: lawns, a fossil tree twenty million years old, and a Toda hamlet, or mund, at the top gate. Before nine it is all gardeners and bulbuls.',
      latitude: 11.4189,
      longitude: 76.7113,
    },
    {
      name: 'Doddabetta',
      text: 'At 2,637 m the highest of the Nilgiris, with a road to the top, a telescope house and, by ten in the morning, either cloud or crowds. Be there when the gate opens at seven.',
      latitude: 11.401,
      longitude: 76.7355,
    },
    {
      name: 'St Stephen’s church',
      text: 'Begun in 1829; the main beams of teak were dragged up from Tipu’s palace at Srirangapatna by elephants. The graveyard behind tells you how long people lasted.',
      latitude: 11.414,
      longitude: 76.7025,
    },
    {
      name: 'Wenlock Downs',
      text: 'Eighty square kilometres of open down once, where the hunt rode after jackals. Some is left near the sixth and ninth mile of the Gudalur road: park, pay and walk on the grass.',
      latitude: 11.439,
      longitude: 76.628,
    },
    {
      name: 'Pykara lake',
      text: 'A reservoir in Toda country with shola down to the water. Motor boats at the jetty; walk ten minutes the other way along the shore and there are none.',
      latitude: 11.461,
      longitude: 76.601,
    },
    {
      name: 'Avalanche',
      text: 'A lake at the foot of the Kundah range, 25 km out. Forest department vehicles go on from the gate to shola, a trout hatchery and a small temple. It once had 911 mm of rain in a day.',
      latitude: 11.296,
      longitude: 76.596,
    },
    {
      name: 'Mudumalai, Theppakadu',
      text: 'Down thirty-six hairpins to the old elephant camp and tiger reserve. The camp feeds its elephants at about half past eight and at half past five.',
      latitude: 11.579,
      longitude: 76.585,
    },
  ],
  thingsToDo: [
    {
      name: 'Ride the mountain railway',
      text: 'Steam on the rack from Mettupalayam in the morning, diesel between Coonoor and Ooty four times a day. Book sixty days ahead for the first, turn up early for the second.',
    },
    {
      name: 'Walk a shola with a guide',
      text: 'Only on permitted routes: Cairn Hill near the town is open to all and surprisingly good, with Nilgiri laughingthrush at arm’s length.',
    },
    {
      name: 'See Toda embroidery being done',
      text: 'The cooperative shawl shops on the Charing Cross side give most of the price to the women. Real pieces are reversible.',
    },
    {
      name: 'Cycle to Emerald',
      text: 'Thirty kilometres of rolling road past tea, carrots and eucalyptus to a lake of the colour of its name. It is downhill coming back to nobody.',
    },
    {
      name: 'Eat at a Badaga house',
      text: 'Avarai udaka, a stew of beans, and ragi balls, with hot potato and mutton. Some families in Kallatty and Nanjanad take guests for lunch with a day’s notice.',
    },
    {
      name: 'Buy varkey and chocolate',
      text: 'Varkey is the crisp, layered biscuit of the hill bakeries, best warm and within a day of the oven. Chocolate is everywhere; ask which they roast themselves.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'By Mysuru, Bandipur and Gudalur, 270 km; the forest road is shut from nine at night to six in the morning. Small cars may use the steep Masinagudi ghat upward only if local rules allow it that season. An e-pass is needed for each vehicle.',
      hours: 6.5,
    },
    {
      mode: 'rail',
      text: 'The overnight train to Coimbatore or Mettupalayam, then the rack railway: it leaves Mettupalayam soon after seven and is at Ooty by noon.',
      hours: 14,
    },
    {
      mode: 'air',
      text: 'Coimbatore, 90 km away by the Coonoor ghat, has many flights; allow three hours for the drive, four on a May weekend.',
      hours: 5.5,
    },
  ],
  months: climate(
    [20, 21, 22, 22, 22, 18, 17, 17, 18, 19, 18, 19],
    [16, 12, 30, 90, 150, 140, 170, 130, 140, 220, 160, 55],
    'BBBBBgxgBBgB',
  ),
  best_time: [
    'December to April is dry and brilliantly clear. Nights in December and January are near freezing, and there is white frost on the racecourse at dawn; by ten you will be in shirt sleeves. March and April are the mildest.',
    'May is the season: lovely weather, flower shows, full hotels and traffic for hours. The south-west monsoon is wettest in July on the Avalanche side. September is a good secret: washed air and few people. October is green with rain after lunch; November brings more of it, and some landslips on the Coonoor ghat.',
  ],
  faqs: [
    {
      question: 'What is the e-pass?',
      answer:
        'Since May 2024 each private vehicle that enters the Nilgiris needs a free registration online, with its number and dates. There are daily limits on weekends and in summer. Local police check at the foot of the ghats.',
    },
    {
      question: 'How cold does it get?',
      answer:
        'Down to 3 or 4 °C at night from December to February, and below zero in the hollows. Rooms are seldom heated; ask for a fireplace or a second quilt.',
    },
    {
      question: 'Is plastic banned?',
      answer:
        'Yes, bottles under five litres, bags and plates. There are water machines along all roads and a fine at the checkpoints. Bring a flask.',
    },
    {
      question: 'Ooty, Coonoor or Kotagiri?',
      answer:
        'Ooty for the downs and the lakes, Coonoor for tea and the railway, Kotagiri for quiet. They are within an hour of each other.',
    },
  ],
};
