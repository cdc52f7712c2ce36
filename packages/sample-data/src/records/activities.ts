import type { SampleActivity } from '../types';

export const activities: readonly SampleActivity[] = [
  {
    key: 1,
    name: 'Scuba diving',
    page_url: 'scuba-diving',
    group_key: 'water',
    tagline: 'Breathe out, sink slowly, meet the reef',
    description: [
      'Two places within a night’s drive of Bengaluru are worth a tank: Netrani island off Murudeshwar, with granite walls and shoals of snapper, and the rocky ledges off Pondicherry, which are deeper and a little moodier. Both run on seasons. When the monsoon stirs the sea the boats simply stay in harbour.',
      'A try dive needs no certificate and no swimming medals, only an honest medical form and an instructor who holds on to you. Certified divers get two tanks and a longer surface break than they would like.',
    ],
  },
  {
    key: 2,
    name: 'White-water rafting',
    page_url: 'white-water-rafting',
    group_key: 'water',
    tagline: 'Eight paddles, one river, a lot of shouting',
    description: [
      'The Kali at Dandeli rises and falls with a dam upstream, which makes it the most dependable white water in the south. Coorg’s Barapole is the opposite: it exists only while it rains, and then it is fast, brown and excellent.',
      'Guides grade every rapid aloud before you enter it. Helmets and jackets stay on from the bank to the bank, and a rescue kayak runs ahead of each raft.',
    ],
  },
  {
    key: 3,
    name: 'Kayaking',
    page_url: 'kayaking',
    group_key: 'water',
    tagline: 'Sit low, go quietly, see more',
    description: [
      'A kayak is the cheapest way to be alone with a river. Mangrove creeks, reservoir arms and slow bends of the Cauvery all suit a beginner, and birds let a paddle come far closer than a motor.',
      'Most of our trips begin with twenty minutes of strokes in still water. After that the group spreads out and nobody talks much.',
    ],
  },
  {
    key: 4,
    name: 'Coracle rides',
    page_url: 'coracle-rides',
    group_key: 'water',
    tagline: 'A basket, a hide, one paddle, five centuries of practice',
    description: [
      'The round boat of the Tungabhadra and the Cauvery was drawn by travellers to Vijayanagara and has hardly changed since: bamboo, tar and, these days, a fertiliser sack where the hide used to be. It spins when asked to and goes almost anywhere with a foot of water under it.',
      'Everyone wears a life jacket, and the boats do not go out when the dams release water.',
    ],
  },
  {
    key: 5,
    name: 'Surfing',
    page_url: 'surfing',
    group_key: 'water',
    tagline: 'Soft boards, warm sea, patient teachers',
    description: [
      'Gokarna has gentle rollers from October to December and again before the monsoon, and Pondicherry’s coast takes over while the west is asleep. The water is warm enough for a rash vest all year.',
      'Expect to stand up within the first lesson and to drink a little of the sea on the way.',
    ],
  },
  {
    key: 6,
    name: 'Trekking',
    page_url: 'trekking',
    group_key: 'trail',
    tagline: 'Shola, grassland, and the last climb that is always steeper',
    description: [
      'The high Ghats are a mosaic: dark evergreen shola in the folds, open grass on the shoulders, wind on the tops. A day’s walk crosses all three. Most routes need a forest permit with a daily quota, so we apply before you pay for the bus.',
      'Trails inside protected forest close in the driest weeks because of fire and often in the heaviest weeks because of landslips. We do not look for ways round that.',
    ],
  },
  {
    key: 7,
    name: 'Sunrise treks',
    page_url: 'sunrise-treks',
    group_key: 'trail',
    tagline: 'Alarm at one, idli at nine',
    description: [
      'An hour north of the city the plain breaks into granite hills, and on winter mornings cloud fills the gaps between them. You climb by torchlight, wait with a flask and watch the islands appear.',
      'The hills open to walkers only within the hours that the forest department allows, with tickets booked ahead. We handle those and bring a guide who knows which ledge the crowd does not.',
    ],
  },
  {
    key: 8,
    name: 'Cycling',
    page_url: 'cycling',
    group_key: 'trail',
    tagline: 'Village roads, tea at every stop, a van for the tired',
    description: [
      'Back roads between vineyards, mulberry plots and tanks are flat enough for anyone who can ride to the corner shop. The Nilgiri descents are another matter and come with disc brakes and a briefing.',
      'Bikes are geared hybrids or hardtails, serviced between rides, in five frame sizes. A support van follows every group.',
    ],
  },
  {
    key: 9,
    name: 'Plantation walks',
    page_url: 'plantation-walks',
    group_key: 'trail',
    tagline: 'From a flower in March to the cup on the veranda',
    description: [
      'Coffee in these hills grows under silver oak, jackfruit and wild fig, with pepper climbing whatever stands still. A planter can turn two hundred metres into two hours: how blossom showers decide a year, why the berries are hand-sorted, what the bison ate last night.',
      'Picking runs from December to February for arabica and a little later for robusta. Tea is plucked all year.',
    ],
  },
  {
    key: 10,
    name: 'Heritage walks',
    page_url: 'heritage-walks',
    group_key: 'trail',
    tagline: 'Ruins explained by people who grew up beside them',
    description: [
      'Hampi, Lepakshi and Gandikota were a court, a customs house and a frontier. Walked with someone who knows the place, a heap of boulders becomes a bazaar with rules about who sold what on which side.',
      'We start early or late, carry water, and leave time for the part of the walk where nobody says anything.',
    ],
  },
  {
    key: 11,
    name: 'Jeep safaris',
    page_url: 'jeep-safaris',
    group_key: 'wild',
    tagline: 'Two drives a day, at the hours animals keep',
    description: [
      'Safaris in Karnataka’s tiger reserves are run by the state, in its vehicles, on numbered routes, for a few hours after dawn and before dusk. Seats are few and sell out on long weekends.',
      'A good driver reads alarm calls: chital for a leopard, langur for a tiger, silence for both. You may still see only a mongoose, and the honest lodges say so.',
    ],
  },
  {
    key: 12,
    name: 'Boat safaris',
    page_url: 'boat-safaris',
    group_key: 'wild',
    tagline: 'Drift past elephants at their bath',
    description: [
      'When the reservoirs draw down in summer, fresh grass comes up on the banks and the herds come down to it. On the Kabini in April more than a hundred elephants can be in view at once, with otters and marsh crocodiles for company.',
      'At Periyar the boats go out all day on a lake that still shows the treetops of the valley it drowned.',
    ],
  },
  {
    key: 13,
    name: 'Birdwatching',
    page_url: 'birdwatching',
    group_key: 'wild',
    tagline: 'Malabar trogons, patience, and a good pair of ears',
    description: [
      'Sixteen or so birds live in the Western Ghats and nowhere else, and most of the others pass through. November to March is best, when flycatchers and warblers are down from the north and the canopy is dry enough to sit under.',
      'Our bird walks are led by people who count for a living. They carry a telescope and a spare pair of binoculars.',
    ],
  },
  {
    key: 14,
    name: 'Rainforest night walks',
    page_url: 'rainforest-night-walks',
    group_key: 'wild',
    tagline: 'Frogs, vipers, glowing fungus: torches low, voices lower',
    description: [
      'The rainforest changes shift at seven in the evening. Bush frogs the size of a thumbnail start up, green vipers settle on branches at knee height, and on the wettest nights of June and July some of the rotting wood gives off light.',
      'Groups stay under eight, nobody handles anything, and gumboots are lent in all sizes.',
    ],
  },
  {
    key: 15,
    name: 'Stargazing',
    page_url: 'stargazing',
    group_key: 'wild',
    tagline: 'Dark skies two hours from the ring road',
    description: [
      'You have to go surprisingly little way from Bengaluru to get the Milky Way back. Gandikota, Horsley Hills and the Cauvery valley all have nights dark enough to read star maps by red torch.',
      'November to March is driest. We avoid the week of the full moon and say so on the calendar.',
    ],
  },
  {
    key: 16,
    name: 'Rock climbing',
    page_url: 'rock-climbing',
    group_key: 'rope',
    tagline: 'Two-billion-year-old granite, better grip than it looks',
    description: [
      'Ramanagara and Savandurga are where south Indian climbing learned its trade. The rock is coarse and kind to shoes, the cracks take hands, and there are walls for a first day as well as routes of eight pitches.',
      'All days are top-roped or led by instructors, with helmets in every size. It gets hot: from March on we start at six.',
    ],
  },
  {
    key: 17,
    name: 'Rappelling',
    page_url: 'rappelling',
    group_key: 'rope',
    tagline: 'Lean back. No, further',
    description: [
      'The hardest metre is the first, over the edge. After that a rappel is a walk, backwards, on a rope that would hold a car. Dry faces run all year; waterfall rappels wait for the weeks after the monsoon, when the flow is fun and not frightening.',
      'Two ropes, two anchors, one of them always in the hand of an instructor.',
    ],
  },
  {
    key: 18,
    name: 'Zip lines and ropes',
    page_url: 'zip-lines-and-ropes',
    group_key: 'rope',
    tagline: 'Across the river the quick way',
    description: [
      'Rope bridges, balance beams and zip lines are where children who claim to be bored stop claiming it. The better courses use a continuous belay, so nobody has to clip anything in mid-air.',
      'There is a weight window and a minimum height, printed with each experience. Please do not round.',
    ],
  },
  {
    key: 19,
    name: 'Camping',
    page_url: 'camping',
    group_key: 'trail',
    tagline: 'Canvas, embers, river noise',
    description: [
      'A tent by a river or on a plantation bund, with a mattress if you ask for one. Dinner comes off a wood fire, the toilets are a short walk with a lantern, and the morning starts with whichever bird is loudest.',
      'We camp only where it is allowed and carry out what we carry in, peanut shells included.',
    ],
  },
];
