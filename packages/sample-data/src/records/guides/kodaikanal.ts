import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const kodaikanalGuide: SampleGuide = {
  key: 311,
  url: 'kodaikanal',
  destination_pk: 15,
  title: 'Kodaikanal: past the lake and over the edge',
  summary:
    'The villages beyond the town, a permit for Berijam, old mule paths down the cliff, and why to bring a jersey in April.',
  intro: [
    'Kodaikanal stands at 2,100 metres on the southern rim of the Palani hills. American missionaries from Madurai came up in 1845 to avoid dying of fever, and theirs is the only hill station in India which was not founded by the British. They left stone cottages, a school, a taste for cheese and bread, and a lake with rowing boats.',
    'The town is agreeable on foot and exasperating by car. Go to Vattakanal, forty minutes’ walk below it, for mist, cafes and paths; to Poombarai and Mannavanur, an hour west, for terraces of garlic, sheep and sky; to Perumalmalai and Pannaikadu for coffee and warmer nights.',
    'A great part of the hills was planted with pine, wattle and eucalyptus. It looks pretty and is silent. If you want to hear birds, look for the shola, dark and low, along the streams.',
  ],
  places: [
    {
      name: 'Kodai lake',
      text: 'A star with five arms dug in 1863, with a level path of five kilometres round it. At half past six in the morning there are runners, mist, and the smell of bread.',
      latitude: 10.2347,
      longitude: 77.4866,
    },
    {
      name: 'Coaker’s walk',
      text: 'A paved kilometre along the brink, made in 1872. On some mornings with low sun behind you there is a ring of colour round your own shadow on the cloud.',
      latitude: 10.2315,
      longitude: 77.494,
    },
    {
      name: 'Vattakanal and Dolphin’s Nose',
      text: 'A hamlet at the lip, then half an hour down over tree roots to a ledge that sticks out over nothing. It has no rail; keep well back when it is wet.',
      latitude: 10.212,
      longitude: 77.485,
    },
    {
      name: 'Pillar rocks',
      text: 'Three columns of granite, 122 m, mostly behind cloud. Guna cave behind them has been fenced. Come when they open at nine or not at all.',
      latitude: 10.21,
      longitude: 77.469,
    },
    {
      name: 'Berijam lake',
      text: 'A clean, empty lake within the reserve, on the site of an army camp of 1867. A small number of cars is let in each day by permit from the forest office.',
      latitude: 10.185,
      longitude: 77.395,
    },
    {
      name: 'Poombarai',
      text: 'A village in tiers above tiers of garlic, with a Murugan temple said to be three thousand years old. The garlic has its own registration and a right to it.',
      latitude: 10.249,
      longitude: 77.406,
    },
    {
      name: 'Mannavanur',
      text: 'Rolling pasture, a sheep station, and a lake with coracles, at 1,900 m. It is the emptiest horizon in these hills.',
      latitude: 10.223,
      longitude: 77.356,
    },
  ],
  thingsToDo: [
    {
      name: 'Walk down to Vellagavi',
      text: 'A village with no road, on the old mule path to Periyakulam: three hours down from Vattakanal. Shoes come off at its entrance. Go with a guide from there and come back by the same stairs.',
    },
    {
      name: 'Row at dawn',
      text: 'The boat club opens at nine, but fishermen will take you sooner. The eastern arm has coots and no loudspeaker.',
    },
    {
      name: 'Taste cheese and chocolate',
      text: 'The dairy started in the nineteen-seventies still makes a good Monterey Jack. Ask for the aged one. Small bakeries do the best sourdough in the south.',
    },
    {
      name: 'See the sun through a telescope',
      text: 'The solar observatory of 1901 discovered how gas flows in sunspots. It has a small museum and is open on a few days in the week.',
    },
    {
      name: 'Spend a night among terraces',
      text: 'Homestays at Poombarai and Kookal have wood stoves and mutton curry and a sky full of stars. Bring cash; there is no machine.',
    },
    {
      name: 'Help plant shola',
      text: 'A local conservation trust has a nursery with a hundred native kinds. Visitors are welcome on weekday mornings, with hands.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'By Salem and Dindigul to Batlagundu and up the Laws ghat road: 465 km. The climb is 55 km. An e-pass is needed for each vehicle, as in the Nilgiris.',
      hours: 9,
    },
    {
      mode: 'rail',
      text: 'Overnight to Kodaikanal Road or Dindigul, then 80 or 95 km by taxi or bus, three hours.',
      hours: 11.5,
    },
    {
      mode: 'air',
      text: 'Madurai, 120 km away, has several flights a day from Bengaluru. Allow three and a half hours for the drive up.',
      hours: 5.5,
    },
  ],
  months: climate(
    [18, 19, 20, 21, 21, 20, 19, 19, 19, 18, 17, 17],
    [35, 30, 50, 110, 130, 75, 90, 130, 160, 240, 210, 110],
    'BBBBBgggBxxB',
  ),
  best_time: [
    'December to April. The days are clear, with frost by the lake on some nights in January, and the views go down to the Vaigai and the plain of Theni. In April and early May it is the coolest place in the state, and everybody in the state knows it.',
    'The south-west monsoon mostly passes it by; July and August are windy, with drifting cloud. September is mild and empty. October and November have the real rain: waterfalls are splendid, paths are not, and the ghat is shut now and then by slips.',
  ],
  faqs: [
    {
      question: 'Is an e-pass really required?',
      answer:
        'Yes, since May 2024, free and online, for every vehicle from outside. On weekends in summer the daily number is limited, so do it when you book.',
    },
    {
      question: 'How do I get into Berijam?',
      answer:
        'Apply at the district forest office the day before, or online when it is working. Cars go in after nine and must be out by three. No plastic.',
    },
    {
      question: 'Is Vattakanal a party place?',
      answer:
        'It was called little Israel for a time. There are still guitars. Police check for mushrooms and other substances, and the fines are real.',
    },
    {
      question: 'Does it suit people with poor knees?',
      answer: 'The lake path and Coaker’s walk are level and paved. Nearly all else is up or down.',
    },
  ],
};
