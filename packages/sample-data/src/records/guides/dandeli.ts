import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const dandeliGuide: SampleGuide = {
  key: 307,
  url: 'dandeli',
  destination_pk: 10,
  title: 'Dandeli: a river day, a bird day and one for doing nothing',
  summary:
    'How the dam decides your rafting, where the hornbills have breakfast, and which sights are worth the forest roads.',
  intro: [
    'Dandeli grew up on teak, bamboo and a paper mill, at a bend of the Kali. The mill still has a smell. What has changed is the forest round it, which since 2007 has been a tiger reserve of over a thousand square kilometres, and the river, which a dam upstream releases each morning in a usable quantity.',
    'The activities are at Ganeshgudi, thirty kilometres north-west, near the Supa dam. Forest stays are at Kulgi and along the Ambikanagar road. The riverside resorts lie between. Decide which day is for what before you book, as each crossing takes three-quarters of an hour.',
    'This is one of the few places in the south where seeing a hornbill is not luck. Four species live here; two of them visit the timber yard.',
  ],
  places: [
    {
      name: 'Ganeshgudi',
      text: 'The rafting start, some jungle camps, and the old magazine house where birds come to pools in front of hides from December to May: flycatchers, trogons, pittas in their month.',
      latitude: 15.285,
      longitude: 74.532,
    },
    {
      name: 'Supa dam',
      text: 'A hundred and one metres of concrete across the Kali, which makes the rafting possible and drowned forty villages. You need a pass to go on top; the view from the road is free.',
      latitude: 15.2776,
      longitude: 74.5275,
    },
    {
      name: 'Kulgi nature camp',
      text: 'Forest department tents and a good small museum, twelve kilometres out, where safaris start. It is simple, and the giant squirrels are on the payroll.',
      latitude: 15.164,
      longitude: 74.631,
    },
    {
      name: 'Timber depot, Dandeli',
      text: 'Acres of stacked logs and, at seven in the morning between November and March, Malabar pied hornbills bathing in the sawdust. Ask at the gate.',
      latitude: 15.248,
      longitude: 74.626,
    },
    {
      name: 'Anshi',
      text: 'The wet, western part of the reserve on the ghat road to Karwar: evergreen forest, black panthers on the camera traps and, in the rains, a waterfall at each bend.',
      latitude: 15.011,
      longitude: 74.387,
    },
    {
      name: 'Ulavi',
      text: 'A Lingayat pilgrimage place deep in the forest, with the tomb of Channabasavanna and a car festival in February at which bullock carts come from four districts.',
      latitude: 15.03,
      longitude: 74.478,
    },
  ],
  thingsToDo: [
    {
      name: 'Raft the Kali',
      text: 'Nine kilometres from Ganeshgudi, grades II to III, two or three hours. Releases usually begin about nine. The short run that many resorts sell is 1.5 km and takes twenty minutes; ask which one you are paying for.',
    },
    {
      name: 'Sit in a hide',
      text: 'Two hours at first light at Ganeshgudi with a thermos. Bring a beanbag for the lens and wear nothing white.',
    },
    {
      name: 'Go on safari',
      text: 'Jeeps from Kulgi and from Panasoli at six and at three. Gaur, deer, sometimes a leopard; the forest itself is the reason.',
    },
    {
      name: 'Kayak flat water',
      text: 'Above the weir at Dandeli the river is wide and still, with marsh crocodiles on the far bank, and otters if nobody talks.',
    },
    {
      name: 'See the Syntheri rocks',
      text: 'Off the Ulavi road, a wall of granite ninety metres high where the Kaneri has dug itself under. Two hundred steps down; pigeons, bees, and water that has drowned strong swimmers. Look only.',
    },
    {
      name: 'Try the food of the Siddis and Gowlis',
      text: 'Homestays near Yellapur serve a hot, plain, excellent lunch. The Siddis came from Africa centuries ago and drum after dinner if they like you.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'NH 48 to Dharwad, then Haliyal: 460 km, of which the first four hundred are expressway in all but name. The last bit is through forest; arrive by daylight.',
      hours: 8,
    },
    {
      mode: 'rail',
      text: 'Overnight to Dharwad or to Alnavar, 33 km from the town, or to Hubballi, 75 km. Book a car to meet you.',
      hours: 10,
    },
    {
      mode: 'air',
      text: 'Hubballi has several flights a day from Bengaluru, an hour in the air, and is an hour and three-quarters away by road. Goa’s two airports are within three and a half.',
      hours: 3.5,
    },
  ],
  months: climate(
    [30, 32, 35, 36, 34, 29, 26, 26, 28, 30, 30, 29],
    [1, 1, 5, 30, 75, 400, 760, 480, 180, 130, 35, 6],
    'BBBBBxxxgBBB',
  ),
  best_time: [
    'October to May, with differences. For birds December to March; for rafting any time from mid-October until the rains, depending on the dam; for animals the bare months of March and April. May is hot by day, and the river is where you want to be.',
    'From June to September the reserve’s safaris and the rafting stop. The forest is dark, wet and full of frogs and fungi, and a few lodges stay open for those who come for that. Roads to Anshi and Castle Rock can close for days.',
  ],
  faqs: [
    {
      question: 'Is rafting safe for people who cannot swim?',
      answer:
        'The run is guided and everyone wears a jacket and helmet. Non-swimmers go every day, from fourteen years of age, but should say so at the briefing and sit in the middle.',
    },
    {
      question: 'When should I book?',
      answer:
        'For weekends from November to January at least three weeks ahead. The reserve’s own tents open online sixty days before.',
    },
    {
      question: 'Will I see a tiger?',
      answer:
        'Almost surely not: there are few, in thick cover. A black leopard is likelier here than anywhere in India, which still means very unlikely.',
    },
    {
      question: 'Can I combine it with Goa or Gokarna?',
      answer: 'Yes. Palolem is two and a half hours by Anshi and Karwar, Gokarna about three by Yellapur.',
    },
  ],
};
