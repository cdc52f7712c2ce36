import type { SampleExperience } from '../../types';
import { cancellation, meals, outing, photoId, room, stay, ticket } from './terms';

export const hampi: readonly SampleExperience[] = [
  stay({
    key: 106,
    url: 'bandegudda-farm-anegundi-hampi',
    title: 'Bandegudda Farm: mud rooms and rice fields across the river from Hampi',
    short_name: 'Bandegudda Farm',
    destination_pk: 7,
    location: 'Anegundi, Hampi',
    latitude: 15.352,
    longitude: 76.49,
    distance_km: 350,
    drive_hours: 7,
    duration_pk: 4,
    duration_label: '2 nights',
    activity_pks: [8, 4, 10],
    theme_pks: [4, 8, 5],
    stay_type_pk: 3,
    summary:
      'Eight rooms at the foot of a boulder hill in Anegundi, the village that was a capital before Hampi was, with paddy on three sides and a sunset rock on the fourth.',
    description: [
      'Stay on this bank. The ruins are across the Tungabhadra, ten minutes by ferry, and when the day visitors leave you are left with a walled village, rice, egrets, and rocks that hold the warmth until midnight.',
      'Bandegudda means boulder hill. The rooms are built of what the place is made of, mud, stone and thatch, in two rows that look on the fields; the roof terrace has mattresses for people who would rather have stars. The kitchen belongs to four women of the village, who cook jolada rotti on a tawa the size of a cartwheel.',
      'Bicycles are included, and with one you can do more here in a day than by car: the Durga temple, Pampa Sarovar, the 575 steps to Anjanadri, and the lake at Sanapur for a coracle.',
    ],
    highlights: [
      'Sunset rock behind the rooms, five minutes up',
      'North Karnataka meals by a village women’s kitchen',
      'Bicycle for each guest',
      'Sleep on the roof under a net from November to February',
    ],
    itinerary: [
      {
        title: 'Arrive',
        text: 'Buttermilk, a wash, and up the rock for sunset. Dinner on the floor, in a row, with seconds.',
      },
      {
        title: 'The ruins',
        text: 'Ferry at seven, Vittala and the royal enclosure on foot, lunch back under the neem. Coracle at Sanapur about five.',
      },
      { title: 'Leaving', text: 'Anjanadri steps at dawn for those who like steps, breakfast for the rest.' },
    ],
    inclusions: ['Breakfast and dinner', 'Bicycles', 'Guided evening walk in Anegundi'],
    exclusions: ['ASI tickets', 'Ferry and coracle fares', 'Lunch'],
    meeting_point:
      'Behind the Ranganatha temple, Anegundi. Coming from Hosapete take the Bukkasagara bridge; maps that send you to a ferry with a car are wrong.',
    what_to_bring: ['Hat and sunscreen', 'Shoes for rough stone', 'Modest clothes for temples', photoId],
    age_note: 'All ages.',
    fitness_note: 'Cycling is flat. The rocks need balance.',
    languages: ['Kannada', 'English', 'Hindi', 'Telugu'],
    weather_note:
      'From April to early June it passes 40 °C by noon. Rooms have coolers; your plans should have gaps.',
    child_policy: 'Under 7 free; others ₹700 a mattress.',
    cancellation: cancellation.fair,
    options: [
      room('Mud room', 3200, {
        text: 'Double or twin, thatched veranda on the paddy.',
        meals: meals.half,
        rooms: 6,
      }),
      room('Rock-side room', 4100, {
        text: 'Bigger, with a boulder for one wall of the bathroom. Cool even in May.',
        meals: meals.half,
        rooms: 2,
      }),
    ],
    reviews: [
      {
        author: 'Claire M.',
        rating: 5,
        text: 'We nearly booked a hotel in Hosapete. So glad we did not. The evening walk through the village with Basava was the best part of our trip.',
        stayedAt: '2026-01-09',
      },
      {
        author: 'Raghu',
        rating: 4,
        text: 'Terrific food and setting. Frogs are loud, mosquitoes are real, hot water comes from a bucket. You have been told.',
        stayedAt: '2025-11-02',
      },
      {
        author: 'Neha G.',
        rating: 4,
        text: 'Nice for groups, we took all eight rooms for a birthday. They were patient with us until 11, then rightly were not.',
        stayedAt: '2026-09-19',
      },
    ],
    faqs: [
      {
        question: 'How do we cross to the Virupaksha side?',
        answer:
          'A motor ferry at Talarighat runs from about 6 to 17:45 unless the river is in flood. By road it is 22 km.',
      },
      {
        question: 'Can you arrange an ASI guide?',
        answer: 'Yes, licensed guides from the village at ₹2,500 for the day.',
      },
    ],
    member_percent: 9,
    added_at: '2025-08-30',
    editor_rank: 84,
  }),
  outing({
    key: 107,
    url: 'tungabhadra-coracle-and-ruins-hampi',
    title: 'Tungabhadra by coracle, with the riverside ruins on foot',
    short_name: 'Hampi coracle and ruins',
    destination_pk: 7,
    location: 'Talarighat, Hampi',
    latitude: 15.343,
    longitude: 76.477,
    distance_km: 345,
    drive_hours: 6.75,
    duration_pk: 1,
    duration_label: '3.5 hours',
    activity_pks: [4, 10],
    theme_pks: [3, 7, 4],
    summary:
      'Drift down to Kotilinga in a basket boat, read the carvings that can only be seen from water, and walk back along the bank to the Vittala temple.',
    description: [
      'Much of what Hampi’s masons carved beside the river was meant to be seen from a boat: rows of lingas cut in flat rock, a reclining Vishnu at the waterline, steps that go nowhere now. The coracle puts you where pilgrims would have been.',
      'Your boatman is from a family of Anegundi fishermen, and your guide grew up inside the site, when people still lived in the bazaar. You go out by water for ninety minutes, land below Purandara’s pavilion and come back on foot by Achyutaraya’s temple, stopping for tender coconut where it is coldest.',
    ],
    highlights: [
      'Carvings reachable only by boat',
      'Local guide licensed by the site',
      'Small groups, at most ten',
      'Ends at the Vittala temple with time for the stone chariot',
    ],
    itinerary: [
      {
        title: 'Talarighat',
        text: 'Meet at the ferry, life jackets on, and a short introduction to spinning.',
      },
      { title: 'By water', text: 'Kotilinga, the Vishnu on his serpent, cormorants drying on boulders.' },
      {
        title: 'By foot',
        text: 'Two kilometres along the bank: Purandara mantapa, King’s Balance, Vittala.',
      },
    ],
    inclusions: ['Coracle and boatman', 'Licensed guide', 'Life jackets in all sizes', 'Tender coconut'],
    exclusions: ['ASI ticket for Vittala (₹40 Indian, ₹600 foreign nationals)', 'Transfers'],
    meeting_point:
      'Ferry steps at Talarighat, beside the tea stall with the blue shutters. Autorickshaws from Kamalapura know it.',
    what_to_bring: ['Hat', 'Water bottle', 'Shoes that come off easily'],
    age_note: 'From 4 years.',
    fitness_note: 'Two level kilometres on foot, some on uneven granite.',
    languages: ['English', 'Kannada', 'Hindi', 'French on request'],
    weather_note:
      'No boats while the Tungabhadra dam is releasing, usually some weeks between July and September. We move you or refund.',
    cancellation: cancellation.easy,
    options: [
      ticket('Join a small group', 1250, {
        text: 'Shared boats of five with one guide.',
        slots: ['07:00', '15:45'],
        places: 10,
      }),
      ticket('Private boat and guide', 2400, {
        text: 'Only your party, at your pace, with an extra stop at Chakra Tirtha.',
        slots: ['07:00', '15:45'],
        places: 5,
      }),
    ],
    reviews: [
      {
        author: 'Vasudha',
        rating: 5,
        text: 'I had been to Hampi three times and never seen the Vishnu on the rock. The guide’s childhood stories were worth more than the facts.',
        stayedAt: '2026-02-01',
        photos: [5],
      },
      {
        author: 'Tom H.',
        rating: 5,
        text: 'Gentle, clever, not rushed. The spinning is optional, my daughter would like it known that she asked for it four times.',
        stayedAt: '2025-12-30',
      },
      {
        author: 'Bhargav R.',
        rating: 3,
        text: 'Boat part lovely. In October sun the walk at 9.30 was already hot with two elderly parents. Take the afternoon slot.',
        stayedAt: '2026-10-10',
      },
    ],
    faqs: [
      {
        question: 'Are there crocodiles?',
        answer: 'Mugger live further down and are shy of boats. Nobody swims, all the same.',
      },
      {
        question: 'Does it go in light rain?',
        answer: 'Yes, with umbrellas. Only wind and dam releases stop it.',
      },
    ],
    member_percent: 5,
    added_at: '2025-09-15',
    editor_rank: 82,
  }),
];
