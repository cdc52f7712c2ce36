import type { SampleGuide } from '../../types';
import { climate } from './climate';

export const hampiGuide: SampleGuide = {
  key: 302,
  url: 'hampi',
  destination_pk: 7,
  title: 'Hampi without hurry',
  summary:
    'How to divide four thousand hectares of ruins into two sensible days, which bank to sleep on, and why noon is for lying down.',
  intro: [
    'Vijayanagara was laid out between about 1336 and 1565 on both sides of the Tungabhadra, using a landscape of heaped granite as its walls. Travellers from Persia and Portugal who saw it compared it with the greatest cities that they knew. It was sacked after the battle of Talikota and never lived in again on that scale.',
    'The remains fall into two parts. The sacred centre lies along the river: Virupaksha, Hemakuta hill, Achyutaraya, Vittala. The royal centre is three kilometres south, near Kamalapura: the enclosure, the baths, the elephant stables. Give each part a day, one early morning and one late afternoon, with lunch and sleep between.',
    'Across the river, Anegundi is older than either and still a village. Stay there for quiet and rice fields, or in Kamalapura for easy access to the ruins.',
  ],
  places: [
    {
      name: 'Virupaksha temple',
      text: 'A working temple, with an elephant, a pinhole image of the tower upside down on a wall, and painted ceilings. Go at seven, when it belongs to worshippers.',
      latitude: 15.335,
      longitude: 76.4587,
    },
    {
      name: 'Vittala temple',
      text: 'The stone chariot, and pillars cut so finely that they rang when they were tapped. Please do not tap them. Battery cars run from the parking; walking the old bazaar is better.',
      latitude: 15.3423,
      longitude: 76.4754,
    },
    {
      name: 'Matanga hill',
      text: 'The highest point of the site and its best sunrise. Twenty-five minutes of steps, some of them broken; go with company and a torch.',
      latitude: 15.3326,
      longitude: 76.4676,
    },
    {
      name: 'Royal enclosure and Mahanavami platform',
      text: 'The court’s stage, carved with hunts, dancers, Chinese envoys and horses. The stepped tank beside it looks as if it had been drawn by computer.',
      latitude: 15.3153,
      longitude: 76.4705,
    },
    {
      name: 'Lotus Mahal and elephant stables',
      text: 'Half temple and half mosque in manner, this is what a confident court builds in peacetime. Best in the last hour before closing.',
      latitude: 15.3204,
      longitude: 76.4714,
    },
    {
      name: 'Anjanadri hill',
      text: 'Five hundred and seventy-five whitewashed steps to the place where Hanuman is said to have been born, with the whole valley of boulders below.',
      latitude: 15.3537,
      longitude: 76.4686,
    },
    {
      name: 'Sanapur lake',
      text: 'A blue reservoir in the rocks on the Anegundi side. Coracles in the evening; do not swim, it is deep and has taken lives.',
      latitude: 15.3436,
      longitude: 76.4352,
    },
    {
      name: 'Daroji bear sanctuary',
      text: 'Fifteen kilometres from Kamalapura. Sloth bears come down from the rocks between about four and six in the evening; painted spurfowl too.',
      latitude: 15.2606,
      longitude: 76.5725,
    },
  ],
  thingsToDo: [
    {
      name: 'Cycle the royal centre',
      text: 'It is nearly flat, the roads are quiet before nine, and you can stop for what the cars miss: aqueducts, pavilions, a mango grove with a shrine in it.',
    },
    {
      name: 'Cross by coracle',
      text: 'From Talarighat or Sanapur, when the dam is not releasing. Agree on the price first; ₹300 to ₹500 a person for a half-hour is normal.',
    },
    {
      name: 'Boulder',
      text: 'Hampi is known worldwide for it. November to February, with a mat on hire in Anegundi and Sanapur. Check whether a block is inside the protected zone.',
    },
    {
      name: 'See bears at Daroji',
      text: 'An easy evening by car with a two-hour wait on a watchtower. Take a telephoto lens or binoculars.',
    },
    {
      name: 'Walk the bank at dusk',
      text: 'From the Virupaksha ghats to the King’s Balance is two kilometres. Come back with a torch before the gates shut at six.',
    },
  ],
  how_to_get_there: [
    {
      mode: 'road',
      text: 'NH 48 to Chitradurga, then by Hosapete: 340 km of good highway. Break at Chitradurga for its fort and for benne dose at Davangere if you take the longer way.',
      hours: 6.5,
    },
    {
      mode: 'rail',
      text: 'The overnight Hampi Express from Bengaluru reaches Hosapete at about seven in the morning; from there it is 13 km by bus or autorickshaw.',
      hours: 9.5,
    },
    {
      mode: 'air',
      text: 'Jindal Vijaynagar airport at Toranagallu, 38 km from Hampi, has a small number of regional flights, some of them from Bengaluru. Hubballi, 165 km away, has more.',
      hours: 4,
    },
  ],
  months: climate(
    [30, 33, 37, 39, 39, 34, 31, 31, 32, 32, 30, 29],
    [2, 2, 6, 25, 55, 65, 75, 85, 125, 105, 35, 8],
    'BBxxxgggggBB',
  ),
  best_time: [
    'November to February: clear, dry, with nights that want a shawl. The Hampi festival, usually in January or early February, fills every bed for thirty kilometres.',
    'From March the rock stores heat. By April it is past 39 °C and still 30 °C at ten at night. If you must come then, see one thing at dawn, one at dusk, and read in between.',
    'The monsoon is light here, and July to September is green, uncrowded and a third cheaper. The only cost is the river: ferries and coracles stop when the dam opens.',
  ],
  faqs: [
    {
      question: 'Is one day enough?',
      answer:
        'For a look, yes: Virupaksha, Vittala and the royal enclosure. You will leave wishing that you had slept there.',
    },
    {
      question: 'Can I stay beside the Virupaksha temple?',
      answer:
        'There are still simple guest houses in the lanes of Janata Plot. The shacks on the island across the river were cleared in 2020.',
    },
    {
      question: 'Is Hampi dry?',
      answer:
        'The sacred centre is vegetarian and without alcohol. Kamalapura and Hosapete have both meat and bars.',
    },
    {
      question: 'What do tickets cost?',
      answer:
        'One ASI ticket covers Vittala, the Lotus Mahal enclosure and the museum on the same day: ₹40 for Indian nationals, ₹600 for others. The rest is free.',
    },
  ],
};
