import type { SampleExperience } from '../../types';
import { cancellation, outing, ticket } from './terms';

export const kanaraCoast: readonly SampleExperience[] = [
  outing({
    key: 108,
    url: 'netrani-island-try-dive-murudeshwar',
    title: 'Netrani Island try dive: your first breath under water',
    short_name: 'Netrani try dive',
    destination_pk: 9,
    location: 'Murudeshwar harbour, for Netrani Island',
    latitude: 14.092,
    longitude: 74.487,
    distance_km: 470,
    drive_hours: 8.75,
    duration_pk: 2,
    duration_label: '7 hours',
    activity_pks: [1],
    theme_pks: [7, 5],
    summary:
      'A pool hour, a ninety-minute boat ride and half an hour at eight metres beside an instructor who has your tank by the valve the whole time.',
    description: [
      'Netrani stands alone in the sea, nineteen kilometres off Murudeshwar, green on top and dropping straight to a skirt of boulders where the coral has taken hold. In the good months, December and January above all, you can see the bottom from the boat.',
      'It begins the afternoon before, or at dawn, in a pool: mask, regulator, the two hand signs that matter. At the island you go down a line, slowly, one instructor to one guest. Butterflyfish, parrotfish audibly eating the reef, a moray pretending not to be home; in lucky weeks a turtle or a bamboo shark under a ledge.',
      'You need not swim well. You do need a clear nose, a truthful medical form, and no flight for eighteen hours after.',
    ],
    highlights: [
      'One instructor for each guest under water',
      'Depth of 6 to 10 metres, 25 to 30 minutes',
      'Pool session before you ever see the sea',
      'Snorkelling off the boat between dives',
      'Underwater clips of your dive at no charge',
    ],
    itinerary: [
      {
        title: 'Pool, 06:00',
        text: 'Forms, fitting and skills in waist-deep water. Anyone who does not enjoy this part gets the money back, less the pool fee.',
      },
      {
        title: 'Boat, 08:00',
        text: 'Ninety minutes each way. Dolphins some mornings, seasickness others: take the tablet.',
      },
      {
        title: 'The dive, 10:00',
        text: 'Down the shot line at the lee side, along the boulders, and up with a safety stop.',
      },
      {
        title: 'Back by 13:30',
        text: 'Bananas, tea, a certificate that certifies only that you were brave.',
      },
    ],
    inclusions: [
      'All dive equipment',
      'Pool training',
      'Boat, snacks and water',
      'One-to-one instructor',
      'Video clips',
    ],
    exclusions: ['Stay in Murudeshwar', 'Lunch', 'Forest and port fee of ₹200'],
    meeting_point:
      'Dive centre on the harbour road, 300 m north of the temple arch. Report at 05:45; the boat leaves with the tide.',
    what_to_bring: [
      'Swimwear and a towel',
      'Motion-sickness tablets',
      'Sun cream that is kind to coral',
      'A doctor’s note if the form asks for one',
    ],
    age_note: '12 to 60 years; under 18 with a parent’s signature.',
    fitness_note: 'No asthma, ear surgery, epilepsy or pregnancy. Other conditions need a doctor’s note.',
    languages: ['English', 'Kannada', 'Hindi'],
    weather_note:
      'Season runs from October to May. Boats can be held by swell or by naval notices; you are told by 18:00 the day before.',
    cancellation: cancellation.fair,
    options: [
      ticket('Try dive, one dive', 4800, {
        text: 'Pool and one sea dive with your own instructor.',
        slots: ['06:00'],
        places: 16,
        max: 8,
      }),
      ticket('Try dive, two dives', 6900, {
        text: 'A second dive on another side of the island after an hour’s rest.',
        slots: ['06:00'],
        places: 8,
        max: 4,
      }),
      ticket('Snorkeller on the boat', 2200, {
        text: 'For friends and parents: mask, fins, jacket and a guide in the water.',
        slots: ['06:00'],
        places: 10,
      }),
    ],
    reviews: [
      {
        author: 'Ananya P.',
        rating: 5,
        text: 'I cannot swim and was terrified. My instructor did not let go once. A parrotfish crunching coral is the funniest sound I have ever heard.',
        stayedAt: '2025-12-14',
      },
      {
        author: 'Kiran J.',
        rating: 4,
        text: 'Diving excellent. Boat ride back was rough and half of us were sick. Take the tablet, they are not joking.',
        stayedAt: '2026-03-01',
      },
      {
        author: 'Deepak and Sana',
        rating: 5,
        text: 'Visibility about 15 m, saw a turtle and two lionfish. Best birthday.',
        stayedAt: '2026-01-24',
      },
      {
        author: 'Manoj',
        rating: 3,
        text: 'Went in early May. Water was 5 m at best, which they did warn us about on the phone. Go in winter.',
        stayedAt: '2026-05-03',
      },
    ],
    faqs: [
      {
        question: 'What if I panic?',
        answer:
          'You signal, and you both go up together. Nobody is talked into staying, and about one person in thirty stops in the pool.',
      },
      {
        question: 'Can I fly home the same night?',
        answer: 'No. Leave 18 hours between the dive and a flight. The night bus is fine.',
      },
      {
        question: 'Do you land on the island?',
        answer: 'No. It is closed to visitors; boats moor on its lee side.',
      },
    ],
    member_percent: 6,
    added_at: '2025-09-28',
    editor_rank: 94,
  }),
  outing({
    key: 109,
    url: 'netrani-fun-dives-certified',
    title: 'Netrani fun dives for certified divers: two tanks on the granite walls',
    short_name: 'Netrani two-tank dive',
    destination_pk: 9,
    location: 'Murudeshwar harbour, for Netrani Island',
    latitude: 14.095,
    longitude: 74.488,
    distance_km: 470,
    drive_hours: 8.75,
    duration_pk: 2,
    duration_label: '7 hours',
    activity_pks: [1],
    theme_pks: [5, 8],
    summary:
      'Abyss, Grand Central, Nursery: the three sites that make this island worth an overnight bus, in groups of four behind a divemaster who surveys them for a living.',
    description: [
      'Below fifteen metres Netrani turns serious. Boulders the size of buses lean together over sand, with swim-throughs between them, barracuda overhead and great barrels of snapper that open to let you in. Cobia come by from the blue; in November there have been whale sharks, though no one will sell you that.',
      'Two dives, chosen on the boat by wind and current, with a long surface interval under an awning. Nitrox is not available. Guides carry a slate and count nudibranchs at an alarming rate.',
    ],
    highlights: [
      'Four divers to a guide',
      'Sites chosen on the day by current',
      'Maximum depth 28 m for advanced divers, 18 m for open water',
      'Computers included',
    ],
    itinerary: [
      { title: 'Set up, 06:30', text: 'Cards and logbooks checked, weights sorted, boat loaded.' },
      { title: 'First tank', text: 'The deeper one, usually along the south-west wall.' },
      { title: 'Second tank', text: 'Shallower gardens on the lee, where the juveniles are.' },
    ],
    inclusions: [
      'Two tanks and weights',
      'Full equipment with computer',
      'Divemaster',
      'Breakfast on the boat',
    ],
    exclusions: ['Night in Murudeshwar', 'Port fee of ₹200', 'Refresher session (₹1,500)'],
    meeting_point:
      'Dive centre on the harbour road, Murudeshwar, at 06:15 with certification card and logbook.',
    what_to_bring: ['Certification card', 'Logbook', 'Own mask if you have one', 'Wind jacket for the ride'],
    age_note: 'From 15 years with junior certification and a certified parent.',
    fitness_note: 'Certified open water or above. A dive within the last year, or take the refresher.',
    languages: ['English', 'Hindi', 'Kannada'],
    weather_note: 'October to May. Best visibility from mid-December to February.',
    cancellation: cancellation.fair,
    options: [
      ticket('Two tanks', 6200, {
        text: 'Two guided dives with all gear.',
        slots: ['06:30'],
        places: 12,
        max: 6,
      }),
      ticket('Two tanks, own gear', 5400, {
        text: 'Tanks, weights, boat and guide.',
        slots: ['06:30'],
        places: 4,
      }),
      ticket('Three tanks', 8400, {
        text: 'A third dive after lunch on the boat; only from December to February.',
        slots: ['06:30'],
        places: 6,
      }),
    ],
    reviews: [
      {
        author: 'Harsh V.',
        rating: 5,
        text: 'Comparable to mid-range Andamans days for half of the travel. The snapper wall at Grand Central, wow.',
        stayedAt: '2026-01-11',
        photos: [2, 5],
      },
      {
        author: 'Elena',
        rating: 4,
        text: 'Good guides who actually brief. Some surge on the second dive. Rental wetsuits are tired at the knees.',
        stayedAt: '2025-12-07',
      },
    ],
    faqs: [
      {
        question: 'Is there a decompression chamber nearby?',
        answer:
          'The nearest is the naval one at Karwar, about two and a half hours by road. Profiles are kept conservative for that reason.',
      },
      {
        question: 'How strong is the current?',
        answer: 'Mild around neap tides, up to a knot at springs. We move to the lee rather than fight it.',
      },
    ],
    member_percent: 5,
    added_at: '2025-10-12',
    editor_rank: 70,
  }),
];
