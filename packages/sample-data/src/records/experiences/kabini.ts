import type { SampleExperience } from '../../types';
import { cancellation, meals, photoId, room, stay } from './terms';

export const kabini: readonly SampleExperience[] = [
  stay({
    key: 104,
    url: 'mattimara-jungle-lodge-kabini',
    title: 'Mattimara Jungle Lodge, on the Kabini backwaters',
    short_name: 'Mattimara Lodge',
    destination_pk: 2,
    location: 'Karapura, Kabini',
    latitude: 11.938,
    longitude: 76.262,
    distance_km: 218,
    drive_hours: 5.25,
    duration_pk: 4,
    duration_label: '2 nights, 4 safaris',
    activity_pks: [11, 12, 13],
    theme_pks: [1, 4, 3],
    stay_type_pk: 1,
    summary:
      'Fourteen cottages in a grove of matti trees on the water, two safaris a day, and a dining hall where drivers, guests and naturalists argue over the same photographs.',
    description: [
      'The lodge stands where the park’s edge meets the backwater, at Karapura. Old matti trees, the Terminalia that stores water in its bark, shade the cottages; from February the shoreline in front moves a few metres further out every week as the reservoir falls, and by April wild elephants graze where your boat was moored at New Year.',
      'You get one jeep safari and one boat safari for each night, in the forest department’s vehicles, with a naturalist of the lodge aboard where seats allow. Between them are long hot hours that the place is built for: deep verandas, a slow fan, a library with forty years of somebody’s bird lists.',
      'Mattimara makes no promise of a tiger or of the black leopard that made this forest famous. It does promise a chart on the wall with what was seen this week, unedited, including the drives that saw langurs and a nice sunset.',
    ],
    highlights: [
      'One jeep and one boat safari for every night of stay',
      'Summer herds of elephant visible from the dining hall',
      'Resident naturalists, and a nightly talk that is short and good',
      'Unedited sightings chart on the wall',
      'Canopied shore walk inside the fence with 180 kinds of bird on its list',
    ],
    itinerary: [
      {
        title: 'Day one',
        text: 'Arrive by noon, lunch, and leave at half past three for the jeep safari. Tea on return, a talk at seven, dinner by the fire.',
      },
      {
        title: 'Day two',
        text: 'Wake-up coffee at half past five, boat safari at six. Breakfast, a long pause, jeep again in the afternoon.',
      },
      { title: 'Day three', text: 'Last boat at dawn, a late breakfast, and the road to Mysuru by eleven.' },
    ],
    inclusions: [
      'All meals with morning and evening tea',
      'One jeep and one boat safari a night',
      'Forest entry fees for Indian nationals',
      'Naturalist talks and the shore walk',
    ],
    exclusions: [
      'Camera fees for lenses over 200 mm',
      'Difference in park fees for foreign nationals',
      'Bar',
      'Transfers',
    ],
    meeting_point:
      'Lodge gate at Karapura, 6 km past Antharasanthe on the Mananthavady road. Reach it before 15:00; the safari does not wait and the forest gate shuts at 18:00.',
    what_to_bring: [
      'Clothes in dull colours',
      'A cap and a dust scarf',
      'Warm jacket for winter mornings',
      photoId,
      'Binoculars if you own them',
    ],
    age_note: 'All ages at the lodge. Children under 5 may ride the boat but not the jeep.',
    fitness_note: 'Easy. Safari vehicles are high; a step is provided.',
    languages: ['English', 'Kannada', 'Hindi', 'Tamil'],
    weather_note:
      'Safaris run all year. In July and August the reservoir is full and the herds are inside the forest; expect rain and empty roads.',
    child_policy: 'Under 5 free; 5 to 12 pay 50 % with their own bed and safari seat.',
    cancellation: cancellation.lodge,
    options: [
      room('Grove cottage', 14500, {
        text: 'Tiled roof, four-poster with net, veranda under the trees. 60 m from the water.',
        meals: meals.jungle,
        rooms: 10,
      }),
      room('Shoreline cottage', 18800, {
        text: 'First row, with an outdoor bath and an unbroken view of the far bank.',
        meals: meals.jungle,
        rooms: 4,
      }),
    ],
    reviews: [
      {
        author: 'Rohini B.',
        rating: 5,
        text: 'Second visit. April, blistering hot, and at one point I counted eighty-three elephants from the boat. Staff remembered my mother’s tea.',
        stayedAt: '2026-04-19',
      },
      {
        author: 'Daniel and Ruth',
        rating: 4,
        text: 'Superb naturalists. The first-row cottage is worth the extra. Food is fine rather than exciting, and the generator is audible from number nine.',
        stayedAt: '2026-02-24',
      },
      {
        author: 'Sandeep M.',
        rating: 4,
        text: 'Four safaris, no cat. Otters, wild dogs, a serpent eagle eating a snake, so not complaining. The chart on the wall had warned us it was a slow week.',
        stayedAt: '2026-08-30',
      },
      {
        author: 'Ishita',
        rating: 5,
        text: 'Leopard on the very first drive, asleep, one leg hanging. The driver switched off and we had twelve minutes with nobody else there.',
        stayedAt: '2025-11-16',
      },
      {
        author: 'Prakash H.',
        rating: 3,
        text: 'Good place but our jeep safari was a big canter with 24 people since jeeps were full. Ask before you pay for a long weekend.',
        stayedAt: '2026-10-03',
      },
    ],
    faqs: [
      {
        question: 'Jeep or canter, can we choose?',
        answer:
          'The forest department allots vehicles the evening before. Two-night guests get at least one jeep drive; on the busiest weekends the other may be a canter.',
      },
      {
        question: 'When are elephants surest?',
        answer:
          'March to May, when the water is lowest. Herds come out on the banks from about three in the afternoon.',
      },
      {
        question: 'Is there a pool?',
        answer: 'No. There is a lake, which you also may not swim in: crocodiles.',
      },
    ],
    member_percent: 7,
    added_at: '2025-01-20',
    editor_rank: 99,
  }),
  stay({
    key: 105,
    url: 'tavare-lake-cottages-kabini',
    title: 'Tavare Lake Cottages',
    short_name: null,
    destination_pk: 2,
    location: 'Near Bidarahalli, Kabini north bank',
    latitude: 11.985,
    longitude: 76.321,
    distance_km: 205,
    drive_hours: 4.75,
    duration_pk: 3,
    duration_label: '1 night',
    activity_pks: [4, 13, 8],
    theme_pks: [3, 4, 7],
    stay_type_pk: 7,
    summary:
      'A quieter, cheaper way to wake up beside the Kabini: six mud-walled cottages on a farmer’s shore, coracles after breakfast, safari seats booked only if you want them.',
    description: [
      'Not everyone who comes to Kabini wants to be in a jeep by six. Tavare belongs to a family that has farmed cotton and turmeric on this shore since the dam came, and when the rains are good lotus fills the little bay, which is what the name means.',
      'Cottages are mud block under country tile, cool without a machine. Food is from the fields and the family’s cow; there is ragi mudde if you ask and someone to teach you not to chew it. Bicycles and a coracle are free to use, and the village lanes are flat and full of greetings.',
    ],
    highlights: [
      'Your own bit of shore with lotus from August to December',
      'Coracle outings with the farmer’s brother',
      'Bicycles for the village loop',
      'Safari seats arranged at the counter price, no mark-up',
    ],
    itinerary: [
      {
        title: 'Arrive',
        text: 'Lunch on banana leaf, a nap, then the coracle at five while the cormorants come home.',
      },
      { title: 'Evening', text: 'Fire on the beach, sugarcane in season, dinner early.' },
      {
        title: 'Next morning',
        text: 'Cycle to the temple tank at Bidarahalli or go on safari, and breakfast whenever you are back.',
      },
    ],
    inclusions: ['Breakfast, lunch and dinner', 'Coracle ride', 'Use of bicycles'],
    exclusions: [
      'Jeep or boat safari (₹1,000–1,900 a person at the forest counter)',
      'Soft drinks',
      'Laundry',
    ],
    meeting_point:
      'Green arch on the left 3 km after Bidarahalli circle, coming from HD Kote. The farm track is fine for cars in all months.',
    what_to_bring: ['Sandals', 'Insect repellent', 'A hat', photoId],
    age_note: 'Good for small children; the shore shelves gently and life jackets come in tiny sizes.',
    fitness_note: 'None needed.',
    languages: ['Kannada', 'English', 'Tamil'],
    weather_note: null,
    child_policy: 'Under 8 free, 8 to 14 at ₹900 a night.',
    check_in: '12:00',
    cancellation: cancellation.easy,
    options: [
      room('Lake cottage', 3600, {
        text: 'Mud walls, double bed, veranda facing the bay.',
        meals: meals.full,
        rooms: 4,
      }),
      room('Family cottage', 5600, {
        text: 'Two rooms with a shared sit-out; sleeps four and a baby.',
        guests: 4,
        max: 5,
        meals: meals.full,
        rooms: 2,
      }),
    ],
    reviews: [
      {
        author: 'Lavanya and family',
        rating: 5,
        text: 'Our six-year-old milked a cow, rode in a basket and fell asleep at the table. Exactly what we wanted.',
        stayedAt: '2025-12-28',
        photos: [2, 3, 5],
      },
      {
        author: 'Ashok T.',
        rating: 4,
        text: 'Simple, clean, kind. Bed is firm and the bathroom light is weak. For this price beside this lake I will not argue.',
        stayedAt: '2026-06-13',
      },
    ],
    faqs: [
      {
        question: 'How far is the safari gate?',
        answer:
          'The Nagarhole safari starts at Kakanakote, 35 minutes away. The family books seats once you send ID copies.',
      },
      {
        question: 'Is there air conditioning?',
        answer: 'No. Mud walls and a fan keep the rooms below 27 °C even in April.',
      },
    ],
    member_percent: 10,
    added_at: '2025-11-11',
    editor_rank: 72,
  }),
];
