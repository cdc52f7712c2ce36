import type { SampleExperience } from '../../types';
import { cancellation, meals, outing, photoId, room, stay, ticket } from './terms';

export const nearBengaluru: readonly SampleExperience[] = [
  outing({
    key: 110,
    url: 'skandagiri-night-trek-sunrise',
    title: 'Skandagiri by night, cloud by morning',
    short_name: 'Skandagiri sunrise trek',
    destination_pk: 21,
    location: 'Papagni Mutt, near Chikkaballapur',
    latitude: 13.405,
    longitude: 77.68,
    distance_km: 70,
    drive_hours: 1.75,
    duration_pk: 1,
    duration_label: '8 hours, overnight',
    activity_pks: [7, 6],
    theme_pks: [5, 7],
    summary:
      'Leave the city at two, climb by head torch, and be on the ruined ramparts with ginger tea when the cloud below turns pink.',
    description: [
      'Skandagiri is a short climb with a big reputation. Four kilometres up through scrub and over two broken fort walls, an hour and a half at a chatty pace, and then you wait. From November to January the chances of a cloud floor are about two mornings in three; at other times there is a very fine sunrise and you can see where you are going down.',
      'We hold tickets for the forest department’s quota, limit our group to eighteen and leave twenty minutes after the first rush so that the trail is quiet. There are two guides, one of them at the back, who does not sigh.',
    ],
    highlights: [
      'Permits included, booked in your name',
      'Two guides, one at the pace of the slowest',
      'Ginger tea and banana bread at the top',
      'Back in Bengaluru by ten',
    ],
    itinerary: [
      { title: '02:00', text: 'Pick-up at Hebbal; a nap on the bus.' },
      { title: '04:00', text: 'Start from Papagni Mutt in the dark, with pauses at both walls.' },
      { title: '05:45', text: 'Summit, tea, sunrise at about half past six in winter.' },
      { title: '08:00', text: 'Down by the same path, idli at Chikkaballapur, home by ten.' },
    ],
    inclusions: [
      'Return bus from Hebbal',
      'Forest ticket',
      'Guides',
      'Tea and snack on top',
      'Head torch on loan',
    ],
    exclusions: ['Breakfast on the way home'],
    meeting_point: 'Bus stop under the Hebbal flyover, city-bound side, 01:45. Look for the marigold flag.',
    what_to_bring: ['Shoes with grip', 'A litre of water', 'Wind jacket', photoId],
    age_note: 'From 10 years.',
    fitness_note: 'Moderate: 8 km return with 450 m of climb, some hands-on rock.',
    languages: ['English', 'Kannada', 'Hindi', 'Tamil', 'Telugu'],
    weather_note: 'Runs in drizzle, not in thunder. The cloud sea cannot be ordered.',
    cancellation: cancellation.easy,
    options: [
      ticket('With bus from Hebbal', 1350, {
        text: 'Seat in the bus, permit, guides, tea.',
        slots: ['02:00'],
        places: 18,
      }),
      ticket('Meet at the base', 850, {
        text: 'Drive yourself to Papagni Mutt; permit, guides, tea.',
        slots: ['03:45'],
        places: 8,
      }),
    ],
    reviews: [
      {
        author: 'Aditi',
        rating: 5,
        text: 'Got the clouds! Cried a bit! The back-marker guide told my slow friend stories all the way up.',
        stayedAt: '2025-12-06',
        photos: [5],
      },
      {
        author: 'Suresh Babu',
        rating: 4,
        text: 'Well organised. No clouds for us but a clear Nandi silhouette. The bus seats do not recline, so sleep is theoretical.',
        stayedAt: '2026-02-15',
      },
      {
        author: 'Rhea T.',
        rating: 3,
        text: 'Fun but crowded at the top on a Sunday, no one’s fault. I would go on a weekday.',
        stayedAt: '2026-10-11',
      },
    ],
    faqs: [
      {
        question: 'Is it safe for women coming alone?',
        answer:
          'About a third of our walkers do. One of the two guides is a woman on every Saturday departure.',
      },
      {
        question: 'What if tickets are sold out?',
        answer: 'Your booking is confirmed only once the permit is in hand, so that cannot happen to you.',
      },
    ],
    member_percent: 4,
    added_at: '2025-05-10',
    editor_rank: 80,
  }),
  outing({
    key: 111,
    url: 'ramanagara-first-day-on-rock',
    title: 'First day on rock at Ramanagara',
    short_name: null,
    destination_pk: 19,
    location: 'Near Ramadevarabetta, Ramanagara',
    latitude: 12.757,
    longitude: 77.304,
    distance_km: 52,
    drive_hours: 1.25,
    duration_pk: 2,
    duration_label: '8 hours',
    activity_pks: [16, 17],
    theme_pks: [7, 5],
    summary:
      'Knots, shoes, slab, and a thirty-metre rappel to finish: a complete first day of climbing on the granite domes an hour from the city.',
    description: [
      'Granite this coarse forgives a lot. On the training slabs below the domes you learn to stand on your feet rather than hang on your arms, and by noon most people are up something that looked silly at eight.',
      'There are never more than four climbers to an instructor, all ropes are anchored from above, and everyone belays, because half of climbing is looking after somebody else. Lunch is curd rice in the shade of a tamarind. The day ends over the edge of a boulder, on a rope, at about four.',
    ],
    highlights: [
      'Four climbers to one instructor',
      'Five or six routes from very easy to not',
      'A 30-metre rappel',
      'Shoes from size 33 to 47',
    ],
    itinerary: [
      {
        title: 'Morning',
        text: 'Meet at seven, walk in, knots and movement on the slab, three routes before it gets hot.',
      },
      { title: 'Noon', text: 'Lunch, a nap, and a demonstration of how gear holds.' },
      { title: 'Afternoon', text: 'Two harder lines in the shade, then the rappel.' },
    ],
    inclusions: ['Instructors', 'Shoes, harness, helmet, ropes', 'Lunch and water', 'First-aid cover'],
    exclusions: ['Travel to Ramanagara (carpool list sent on Thursday)'],
    meeting_point: 'Tea shop at the Ramadevarabetta turning off the Mysuru road, 07:00.',
    what_to_bring: ['Clothes you can lift a knee in', 'Two litres of water', 'Cap', 'Trimmed nails'],
    age_note: 'From 9 years with an adult.',
    fitness_note: 'If you can climb four flights of stairs you can do this.',
    languages: ['English', 'Kannada', 'Hindi'],
    weather_note: 'From March to May it starts at 06:00 and ends by noon. Wet rock moves the day.',
    cancellation: cancellation.easy,
    options: [
      ticket('Open day', 1950, {
        text: 'Shared group with up to eleven others.',
        slots: ['07:00'],
        places: 12,
        meals: 'Lunch',
      }),
      ticket('Private coaching', 3900, {
        text: 'One instructor for you alone or for two.',
        slots: ['07:00', '13:00'],
        places: 2,
        meals: 'Lunch',
      }),
    ],
    reviews: [
      {
        author: 'Zubin',
        rating: 5,
        text: 'Proper instruction, not a rope and a selfie. I now own shoes.',
        stayedAt: '2026-01-31',
      },
      {
        author: 'Pooja K.',
        rating: 4,
        text: 'Loved it. Forearms did not work on Monday. Would have liked one more route instead of the long lunch.',
        stayedAt: '2025-11-29',
      },
    ],
    faqs: [
      {
        question: 'Does climbing disturb the vultures?',
        answer:
          'The sanctuary cliffs are closed to everyone and we climb on domes outside it, at a distance agreed with the forest office.',
      },
      { question: 'Are there toilets?', answer: 'At the tea shop. At the crag there is a trowel and tact.' },
    ],
    member_percent: 6,
    added_at: '2025-07-19',
    editor_rank: 74,
  }),
  stay({
    key: 112,
    url: 'drakshi-vineyard-farm-nandi-hills',
    title: 'Drakshi Farm: a night among the vines below Nandi',
    short_name: 'Drakshi Farm',
    destination_pk: 18,
    location: 'Sultanpet, Nandi Hills',
    latitude: 13.382,
    longitude: 77.665,
    distance_km: 58,
    drive_hours: 1.5,
    duration_pk: 3,
    duration_label: '1 night',
    activity_pks: [8, 9, 7],
    theme_pks: [3, 7, 4],
    stay_type_pk: 3,
    summary:
      'Five stone rooms on a table-grape farm with the fort hill filling the window, bicycles at the gate, and home before Monday has noticed.',
    description: [
      'The hill you drive to for sunrise is better looked at than stood on. From the veranda at Drakshi it turns from blue to orange while you are still in a blanket, and the only traffic is the milk cart.',
      'Grapes grow on overhead trellises, so you walk through green tunnels; from January to March you may cut your own. The stone rooms were the packing sheds. Dinner is millet rotti, greens from the next row, and country chicken for those who eat it, and at nine the frogs take over the entertainment.',
    ],
    highlights: [
      'Nandi’s granite face from the bed',
      'Cut grapes from January to March',
      'Flat cycling from the gate',
      'An hour and a half from Bengaluru',
    ],
    itinerary: [
      {
        title: 'Afternoon',
        text: 'Arrive for lunch, trellis walk at four, ride to the Bhoga Nandeeshwara temple before it shuts.',
      },
      {
        title: 'Morning',
        text: 'Sunrise from the farm pond’s bund, or drive up the hill when the gate opens at five. Breakfast till ten.',
      },
    ],
    inclusions: ['Breakfast and dinner', 'Farm walk', 'Bicycles for three hours'],
    exclusions: ['Lunch (₹350)', 'Nandi hill entry and parking'],
    meeting_point:
      'Farm gate 1.2 km from Sultanpet bus stand on the Karahalli road; the sign is a painted bunch of grapes.',
    what_to_bring: ['Shoes for mud after rain', 'A jacket for the early morning', photoId],
    age_note: 'All ages; the pond is fenced.',
    fitness_note: 'None needed.',
    languages: ['Kannada', 'English', 'Telugu', 'Hindi'],
    weather_note: null,
    child_policy: 'Under 5 free; others ₹800.',
    cancellation: cancellation.easy,
    options: [
      room('Stone room', 3900, { text: 'High ceiling, double bed, hill view.', meals: meals.half, rooms: 4 }),
      room('Loft room', 4900, {
        text: 'Ladder to a second bed for children who consider it the best part.',
        guests: 3,
        max: 4,
        meals: meals.half,
        rooms: 1,
      }),
    ],
    reviews: [
      {
        author: 'The Fernandes family',
        rating: 5,
        text: 'Left at ten, lunch at noon, kids in the mud by one. We have been back twice.',
        stayedAt: '2026-02-21',
        photos: [2, 3, 5],
      },
      {
        author: 'Varun',
        rating: 4,
        text: 'Simple and close. There was a wedding in the village with speakers till midnight, which nobody could help.',
        stayedAt: '2026-05-23',
      },
    ],
    faqs: [
      {
        question: 'Is there wine?',
        answer:
          'These are table grapes. You may bring wine of your own; there are vineyards with tastings 15 minutes away.',
      },
      {
        question: 'Can we go up Nandi for sunrise from here?',
        answer:
          'Yes, the gate is 20 minutes away. At weekends the car park fills by half past five, so book a slot or stay on the bund with coffee.',
      },
    ],
    member_percent: 8,
    added_at: '2025-12-20',
    editor_rank: 68,
  }),
];
