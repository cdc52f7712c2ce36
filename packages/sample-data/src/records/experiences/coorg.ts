import type { SampleExperience } from '../../types';
import { cancellation, meals, outing, photoId, room, stay, ticket } from './terms';

export const coorg: readonly SampleExperience[] = [
  stay({
    key: 101,
    url: 'hosabale-estate-homestay-coorg',
    title: 'Hosabale Estate: a planter’s home among old coffee',
    short_name: 'Hosabale Estate',
    destination_pk: 1,
    location: 'Kakkabe, Coorg',
    latitude: 12.246,
    longitude: 75.617,
    distance_km: 275,
    drive_hours: 6,
    duration_pk: 4,
    duration_label: '2 nights',
    activity_pks: [9, 6, 13],
    theme_pks: [2, 4, 8],
    stay_type_pk: 2,
    summary:
      'Four rooms in a 1930s planter’s house below Tadiandamol, with honey-coloured floors, a family who cook, and ninety acres of coffee to lose an afternoon in.',
    description: [
      'Hosabale means new stream, and you hear it from every room. The house went up in 1934, when the present owner’s grandfather tired of sleeping in the drying shed, and very little has been moved since: red oxide floors, a rosewood dining table that seats eighteen, a gun rack that now holds umbrellas.',
      'The estate grows arabica on the upper slopes and robusta below, under jackfruit, wild fig and rows of silver oak with pepper on them. From December to March there are people picking; the rest of the year you may have the paths to yourself, bar the estate dogs, who take their escort duties to heart.',
      'Dinner is Kodava food cooked on wood: pandi curry if you eat pork, bamboo shoot in the rains, kadambuttu to mop it all up, and a very good black-sesame chutney that nobody will write down for you.',
    ],
    highlights: [
      'Walk from the gate to the foot of Tadiandamol, Coorg’s highest peak',
      'Morning round of the estate with the writer who keeps its books',
      'Kodava meals at one long table',
      'Stream pool deep enough to sit in from July to February',
      'No television, and Wi-Fi only in the library',
    ],
    itinerary: [
      {
        title: 'Afternoon of arrival',
        text: 'Tea and banana fritters on the veranda, then a slow loop through the robusta block to the stream before dark. Dinner at eight.',
      },
      {
        title: 'The full day',
        text: 'Estate walk at seven while the hornbills are feeding. After breakfast climb Tadiandamol with a guide, or read. A cooking hour in the kitchen before dinner for anyone who wants one.',
      },
      {
        title: 'Morning of departure',
        text: 'Late breakfast of akki rotti and egg curry, a bag of home-roasted coffee, and the road by Virajpet.',
      },
    ],
    inclusions: [
      'Breakfast and dinner',
      'Guided estate walk',
      'Tea and filter coffee through the day',
      'Taxes on meals',
    ],
    exclusions: [
      'Lunch (₹450 a person)',
      'Guide for the Tadiandamol climb (₹1,200 a group)',
      'Drinks',
      'Transfers',
    ],
    meeting_point:
      'The estate gate is 2.4 km beyond Kakkabe post office on the Nalknad palace road, at a blue milk-can letter box. The last 800 m are a rough track; small cars manage it slowly except in July.',
    what_to_bring: [
      'Walking shoes that can get wet',
      'A torch',
      'A light jacket from November to February',
      photoId,
    ],
    age_note: 'Children of all ages. The stream has no fence, so under-tens need an eye on them.',
    fitness_note: 'Nothing is required. The peak walk is 10 km return with 650 m of climbing.',
    languages: ['English', 'Kannada', 'Kodava takk', 'Hindi'],
    weather_note:
      'From mid-June to August expect rain for most of the day, and leeches on every path. The house lends gaiters.',
    child_policy: 'Under 6 free in the parents’ bed; 6 to 12 pay half for an extra mattress.',
    cancellation: cancellation.fair,
    options: [
      room('Garden room', 5200, {
        text: 'Ground floor, twin or double bed, door to the lawn. The bath still has its copper boiler.',
        meals: meals.half,
        rooms: 2,
      }),
      room('Upstairs corner room', 6400, {
        text: 'Two walls of windows towards the peak, and a writing desk that makes people extend by a night.',
        meals: meals.half,
        rooms: 1,
      }),
      room('Old drying-yard cottage', 7400, {
        text: 'Two rooms and a sit-out beside the yard, for a family or four friends.',
        guests: 4,
        max: 5,
        meals: meals.half,
        rooms: 1,
      }),
    ],
    reviews: [
      {
        author: 'Meera S.',
        rating: 5,
        text: 'We booked two nights and stayed three. The owner walked us around for two hours explaining pepper and did not once try to sell us any. Food was the best we had in Coorg.',
        stayedAt: '2026-01-18',
        photos: [3],
      },
      {
        author: 'Prateek and Anjali',
        rating: 4,
        text: 'Beautiful old house. Be aware the garden rooms share a wall and our neighbours had a toddler with opinions. Upstairs would have been better.',
        stayedAt: '2026-03-07',
      },
      {
        author: 'Joel D.',
        rating: 5,
        text: 'Went in late July on purpose. It rained for two days, we read four books between us and ate like kings. Leeches: many. Regrets: none.',
        stayedAt: '2026-07-26',
      },
      {
        author: 'Kavitha R.',
        rating: 3,
        text: 'Lovely hosts, but the last stretch of road scared my parents and there is no phone signal, which the page does say. For us two nights was one too many.',
        stayedAt: '2026-08-15',
      },
    ],
    faqs: [
      {
        question: 'Is vegetarian food a side thought?',
        answer:
          'No. Half of the household is vegetarian. Tell us when you book and the kitchen plans two separate menus.',
      },
      {
        question: 'Can we climb Tadiandamol from the house without driving?',
        answer:
          'Yes. It is 3 km to the forest gate on foot. The forest department charges an entry fee and lets people start until noon.',
      },
      {
        question: 'Is there a place for a driver to sleep?',
        answer: 'A clean shared room and meals for ₹600 a night.',
      },
    ],
    member_percent: 8,
    added_at: '2025-03-14',
    editor_rank: 96,
  }),
  stay({
    key: 102,
    url: 'mugilu-treehouse-madikeri',
    title: 'Mugilu Treehouse: two rooms in a wild fig near Madikeri',
    short_name: 'Mugilu Treehouse',
    destination_pk: 1,
    location: 'Galibeedu, near Madikeri, Coorg',
    latitude: 12.476,
    longitude: 75.701,
    distance_km: 268,
    drive_hours: 5.75,
    duration_pk: 3,
    duration_label: '1 night',
    activity_pks: [9, 13, 15],
    theme_pks: [4, 8, 6],
    stay_type_pk: 5,
    summary:
      'Eleven metres up a living fig on a cardamom estate, with a hammock net over the valley and cloud that comes in at the window without knocking.',
    description: [
      'Mugilu is the Kannada word for cloud. The two rooms hang in one very large fig at the end of a cardamom garden, joined by a rope bridge and shared by nobody but you and whatever is fruiting. In a good fig week that means Malabar grey hornbills at arm’s length and a giant squirrel with no manners.',
      'The structure rests on steel collars that are let out as the trunk grows, and it moves a little in the wind, which you stop noticing on the second cup of coffee. Bathrooms are proper ones with hot water. Meals come up in a basket, or you walk two hundred metres to the kitchen where it is all happening.',
    ],
    highlights: [
      'Net hammock slung eleven metres above the valley',
      'Hornbills and giant squirrels feeding outside when the fig fruits',
      'Dinner sent up in a basket',
      'Hot showers with a view of nobody',
    ],
    itinerary: [
      {
        title: 'Climb in',
        text: 'Check in by two, leave the big bag below, and carry up what you need. The caretaker shows you the latch that keeps bonnet macaques out.',
      },
      {
        title: 'Evening',
        text: 'Cardamom walk at half past four, then lanterns and dinner. On clear nights from December the valley has no lights in it at all.',
      },
      {
        title: 'Morning',
        text: 'Bird tray and filter coffee at half past six. Breakfast until ten, and down you come.',
      },
    ],
    inclusions: ['Breakfast and dinner', 'Cardamom walk', 'Binoculars for the stay'],
    exclusions: ['Lunch', 'Trips to Raja’s Seat or Abbi falls', 'Alcohol (bring your own, no corkage)'],
    meeting_point:
      'Galibeedu school bus stop, 9 km from Madikeri. A jeep fetches you from there at 13:00, 15:00 and 17:00; cars stay in the school yard overnight.',
    what_to_bring: ['A soft bag rather than a hard case', 'Warm layer', 'Shoes with grip', photoId],
    age_note: 'From 10 years, because of the height and the open bridge.',
    fitness_note: 'Fifty-two steps and a ladder of nine rungs. Not for people with vertigo or bad knees.',
    languages: ['English', 'Kannada', 'Malayalam'],
    weather_note: 'In winds above 50 km/h guests sleep in the ground cottage instead, at no change in price.',
    child_policy: 'From 10 to 14 pay 60 % on an extra mattress in the larger room.',
    check_in: '14:00',
    check_out: '10:30',
    cancellation: cancellation.fair,
    options: [
      room('Fig room', 8600, {
        text: 'The larger room, queen bed, space for one mattress, and the hammock net off its deck.',
        meals: meals.half,
        rooms: 1,
      }),
      room('Crow’s nest', 7900, {
        text: 'Smaller and higher, with a round window over the bed. For two and no more.',
        max: 2,
        meals: meals.half,
        rooms: 1,
      }),
    ],
    reviews: [
      {
        author: 'Shreya N.',
        rating: 5,
        text: 'The hammock alone is worth it. We woke to fog so thick we could not see the bridge, and then it lifted like a curtain.',
        stayedAt: '2025-12-21',
      },
      {
        author: 'Arvind K.',
        rating: 4,
        text: 'Great idea, well built. It does sway. My wife slept like a baby; I lay there doing structural calculations.',
        stayedAt: '2026-05-02',
      },
      {
        author: 'Tanvi',
        rating: 4,
        text: 'Beautiful but the jeep was forty minutes late and breakfast a little plain. Squirrel stole a banana off my plate, five stars to the squirrel.',
        stayedAt: '2026-09-12',
      },
    ],
    faqs: [
      {
        question: 'Is the tree harmed?',
        answer:
          'No bolts go into it. The load sits on collars and two ground posts, and an arborist checks it every May before the rains.',
      },
      {
        question: 'What about monkeys?',
        answer: 'They visit. Keep the latch down and food inside, and they move on within minutes.',
      },
    ],
    member_percent: 6,
    added_at: '2025-10-02',
    editor_rank: 91,
  }),
  outing({
    key: 103,
    url: 'barapole-rafting-coorg',
    title: 'Barapole rafting: ten kilometres of monsoon river at the edge of Brahmagiri',
    short_name: 'Barapole monsoon rafting',
    destination_pk: 1,
    location: 'Ponya, South Coorg',
    latitude: 12.075,
    longitude: 75.86,
    distance_km: 255,
    drive_hours: 5.75,
    duration_pk: 1,
    duration_label: '4 hours',
    activity_pks: [2],
    theme_pks: [6, 5],
    summary:
      'For about ten weeks a year the Barapole is the best white water in Karnataka: five rapids of grade III and IV through coffee and forest, run only while it rains.',
    description: [
      'The Barapole rises in the Brahmagiri hills, tears across the southern corner of Coorg and leaves for Kerala. From late June, when the catchment is soaked, it runs fast and the colour of strong tea, and rafts can put in at Ponya and come out ten kilometres lower with everyone hoarse.',
      'The rapids have names that the guides will enjoy explaining: Morning Coffee, Grasshopper, Ramba Samba, Wicked Witch, Big Bang. Between them are flat stretches where you may get in and float. The river level is read at six every morning, and if it is above the mark nobody goes and everybody is refunded.',
    ],
    highlights: [
      'Five named rapids of grade III to IV',
      'Guides with rescue tickets and a safety kayak ahead of each raft',
      'Swim stretches between the rapids',
      'Full refund when the river is too high',
    ],
    itinerary: [
      {
        title: 'Gear and briefing',
        text: 'Jackets, helmets and paddle commands on the estate lawn, with a swim test in the pond. 45 minutes.',
      },
      {
        title: 'On the river',
        text: 'Two and a half hours on the water, including scouting Big Bang from the bank.',
      },
      { title: 'Back', text: 'Jeep to the base, hot water, and lunch if your slot ends by then.' },
    ],
    inclusions: [
      'Raft, paddle, helmet and jacket',
      'Guides and safety kayaker',
      'Jeep back from the take-out',
      'Tea and onion pakoda',
    ],
    exclusions: ['Lunch (₹350)', 'Photographs', 'Travel to Ponya'],
    meeting_point:
      'River base at Ponya estate, 34 km south of Gonikoppal by way of Kutta road. Park in the upper yard and report at the tin-roofed shed.',
    what_to_bring: [
      'Clothes that dry fast',
      'Shoes with a heel strap',
      'A full change of clothes',
      'A strap for spectacles',
    ],
    age_note: '14 to 55 years.',
    fitness_note:
      'You must be able to swim 25 m in a jacket and weigh between 40 and 110 kg. Not in pregnancy or with heart or back trouble.',
    languages: ['English', 'Kannada', 'Malayalam', 'Hindi'],
    weather_note:
      'Runs from about 20 June to mid-September. If the level mark is passed, trips stop and money goes back the same day.',
    cancellation: cancellation.easy,
    options: [
      ticket('Shared raft', 1650, {
        text: 'A seat in a raft of six to eight with a guide at the stern.',
        slots: ['08:30', '12:00', '14:30'],
        places: 32,
        max: 16,
      }),
      ticket('Second run the same day', 2600, {
        text: 'Two descents back to back, morning and noon, with lunch between them.',
        slots: ['08:30'],
        places: 8,
        meals: 'Lunch',
      }),
    ],
    reviews: [
      {
        author: 'Nikhil V.',
        rating: 5,
        text: 'I have rafted at Rishikesh and this was more fun: warmer, greener, and nobody blasting music at the put-in. Wicked Witch got three of us.',
        stayedAt: '2026-07-12',
        photos: [4, 2],
      },
      {
        author: 'Fathima A.',
        rating: 5,
        text: 'I was the nervous one. The guide noticed and put me next to him. By the third rapid I was shouting the commands.',
        stayedAt: '2025-08-23',
      },
      {
        author: 'Gautham P.',
        rating: 3,
        text: 'River great, logistics less so. Slot slipped from 12 to 1.30 and there was one changing room for forty people.',
        stayedAt: '2026-08-02',
      },
    ],
    faqs: [
      {
        question: 'I cannot swim. May I come?',
        answer:
          'Not on this river. Dandeli’s Kali is dam-fed and gentler, and takes non-swimmers on its lower run.',
      },
      {
        question: 'What if it does not rain?',
        answer:
          'Below the low mark the trip becomes a scrape over rocks, so we cancel it and refund. That is rare in July.',
      },
    ],
    member_percent: 5,
    added_at: '2025-06-01',
    editor_rank: 78,
  }),
];
