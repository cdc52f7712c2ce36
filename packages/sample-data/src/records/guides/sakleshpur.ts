import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const sakleshpurGuide: SampleGuide = {
  key: 312,
  url: 'sakleshpur',
  destination_pk: 13,
  title: 'Sakleshpur: a guide to rain, and to the weeks without',
  summary:
    'A star-shaped fort, a working railway to admire from a distance, cardamom valleys, and where to stand when the sky comes down.',
  intro: [
    'Sakleshpur is where the Deccan ends. For two hundred kilometres from Bengaluru the land has been flat, dry and brown, and then within half an hour it folds, goes green, and drops nine hundred metres to the coast. The town on the Hemavathi, at the top of the Shiradi ghat, is a bus stand with good bakeries. The places to stay lie in the folds to the south, west and north: Hanbal and Devaladakere, Kadumane, Hetthur, Bisle.',
    'It is the nearest heavy rain to the city, and that is how to use it. Come for one wet weekend with books and boots, or from October to February for ridges and views.',
    'Plantations here grow a bit of everything: robusta and arabica, pepper, areca, cardamom, and tea on the one big estate at Kadumane. Ask for walks that cross several.',
  ],
  places: [
    {
      name: 'Manjarabad fort',
      text: 'Built in 1792 by Tipu’s French engineers as an eight-pointed star, with a cross-shaped well within. From the ramparts you see the ghat, and sometimes the sea. Two hundred and fifty steps.',
      latitude: 12.9173,
      longitude: 75.7581,
    },
    {
      name: 'Bisle viewpoint',
      text: 'A rail, a bench and three ranges: Kumara Parvatha, Yenikallu and Doddabetta beyond a gorge of unbroken rainforest. The road on down to Kukke is rough and marvellous.',
      latitude: 12.7215,
      longitude: 75.684,
    },
    {
      name: 'Jenukal gudda',
      text: 'A grass hill of 1,393 m shaped like a honeycomb, an hour and a half up from Betta Byraveshwara temple. Wind, kestrels, and clouds from the coast that stop at your feet.',
      latitude: 12.871,
      longitude: 75.656,
    },
    {
      name: 'Betta Byraveshwara temple',
      text: 'A stone temple of some six hundred years alone on a ridge near Mekanagadde. There is water, and a priest in the mornings.',
      latitude: 12.876,
      longitude: 75.664,
    },
    {
      name: 'Kadumane',
      text: 'Tea at a thousand metres above the Kempuhole, on the edge of forest where elephants are the majority. Drive through by the public road only.',
      latitude: 12.905,
      longitude: 75.65,
    },
    {
      name: 'Shettihalli church',
      text: 'A Gothic shell of the eighteen-sixties that the Hemavathi reservoir drowns each monsoon and gives back in January. You reach it by boat or on foot, by season.',
      latitude: 12.8875,
      longitude: 75.999,
    },
    {
      name: 'Kukke Subrahmanya',
      text: 'At the foot of the ghats: a serpent temple by a river full of sacred fish, and the start of the old path up Kumara Parvatha.',
      latitude: 12.664,
      longitude: 75.615,
    },
  ],
  thingsToDo: [
    {
      name: 'See the green route by train',
      text: 'Not on foot: it is forbidden, and trains run day and night. Take a day train from Sakleshpur to Subrahmanya Road, in a vistadome coach if you can, through 57 tunnels and over 109 bridges.',
    },
    {
      name: 'Walk a cardamom valley',
      text: 'In August and September the capsules are picked, low down, under big trees. Smoke from the curing houses smells of everything your grandmother baked.',
    },
    {
      name: 'Climb to Pandavar gudda',
      text: 'A gentle grass ridge near Devaladakere with views west. Two hours there and back, good for children, dreadful in fog.',
    },
    {
      name: 'Drive the Bisle ghat',
      text: 'From Vanagur to Kukke by day in the dry months only. Lion-tailed macaques, hornbills and potholes as large as goats.',
    },
    {
      name: 'Sit through a storm',
      text: 'Pick a homestay with a deep veranda and a tin roof. Ask for hot kadubu with pork or with jackfruit, and a blanket. Nothing else is required of you.',
    },
    {
      name: 'Look for frogs at night',
      text: 'With a torch and a naturalist, June to September: gliding frogs above ponds, dancing frogs in the streams, and caecilians if you have been good.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'NH 75 by Kunigal and Hassan: 220 km, four lanes nearly to the town. From there the ghat to Mangaluru may be closed in July after slips; it does not affect you if you stop at the top.',
      hours: 4.25,
    },
    {
      mode: 'rail',
      text: 'Day and night trains for Mangaluru and Karwar stop at Sakleshpur after Hassan. Sit on the right for the climb out of the Hemavathi valley.',
      hours: 5,
    },
    {
      mode: 'air',
      text: 'Mangaluru is 125 km away, down the Shiradi ghat and more than three hours in practice. From Bengaluru driving is simpler.',
      hours: 5,
    },
  ],
  months: climate(
    [28, 30, 32, 32, 29, 25, 23, 24, 25, 27, 27, 27],
    [3, 3, 12, 55, 115, 470, 880, 540, 210, 190, 65, 15],
    'BBgggxggBBBB',
  ),
  best_time: [
    'For walking September to February. In September the grass is high and streams are loud; from November on the ridges are dry and at dawn there is a white sea to the west, with fort, fog and sun all in their places.',
    'March to May is hot in the valleys, with thunder about four, and coffee in blossom for a few days after the first good shower. June breaks with fallen trees and power cuts. July and August are the great rain, 800 mm in a month and sometimes 200 in a day, and some people book for nothing else.',
  ],
  faqs: [
    {
      question: 'Is the railway trek allowed?',
      answer:
        'No. Walking on the line was banned years ago, people have died on the bridges, and the railway police fine whoever they find. Look at it from the train.',
    },
    {
      question: 'What do I do about elephants?',
      answer:
        'Some sixty live between the estates. Your host has a messaging group that says where. Do not drive on estate roads after seven, and never stop to photograph.',
    },
    {
      question: 'How wet is wet?',
      answer:
        'Shoes do not dry, salt goes liquid, and the power may be off for a day. Homestays have inverters and wood fires; bring two pairs of everything.',
    },
    {
      question: 'Can I see it in a weekend?',
      answer: 'Yes, this is the easiest of the Ghats from Bengaluru: leave at five, be on a veranda by ten.',
    },
  ],
};
