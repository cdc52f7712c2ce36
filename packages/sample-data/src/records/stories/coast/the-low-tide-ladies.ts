import type { SampleStory } from '../../../types';

export const theLowTideLadies: SampleStory = {
  key: 220,
  url: 'the-low-tide-ladies',
  title: 'The low-tide ladies of Aghanashini',
  description:
    'South of the Gokarna headland, twice a day, four kilometres of river turn into a floor, and the women walk out to work on it.',
  author: 'Vaishnavi Naik',
  published_at: '2026-03-24',
  destination_pk: 8,
  sections: [
    {
      heading: null,
      paragraphs: [
        'They go by the moon and not by the clock, so on Thursday it was 05:50, and by the following Wednesday half past ten. Devamma has never owned a tide table. She looks at the wet line on a stake at the bottom of her garden in Tadadi, picks up a basket, a torn sari, and a plate with a rim, calls over the wall to two neighbours, and walks into the river.',
        'I followed, in my brother’s football boots. It was firm at first, ribbed like a roof. Ahead of us the flat went on, grey and silver, to a line of mangroves you could have covered with a matchstick. There were some two hundred people on it already, bent over. From that far off they looked like letters.',
      ],
    },
    {
      heading: 'Feet',
      paragraphs: [
        '“Don’t look,” she told me. “Stand.”',
        'You find clams with your soles. You shuffle, keeping your weight back, and there’s mud, shell, mud, weed, and then there’s something which is smooth and shut. It was a long time before I got one. They’re the size of a rupee up to the size of a watch, black or cream, and heavy for what they are. When you scoop, with the edge of the plate, there are usually six. The small ones go back, pressed in with the thumb. Nobody’s there to make you. I asked her how small. She held her finger next to her nail, as if it were self-evident. If a girl comes home with little ones, she said, they are counted aloud in front of her aunts.',
        'In three hours the water takes all of it back. In three hours Devamma fills two baskets, which is some thirty kilos. She gets less for it than I had paid for my coffee on Om beach.',
      ],
    },
    {
      heading: 'Free',
      paragraphs: [
        'The Aghanashini comes down from Sirsi over Unchalli falls and reaches the sea in a bit more than a hundred and twenty kilometres. The curious thing about it is that no one has done anything. There isn’t a dam anywhere on it, nor a mill. Ministers have announced a port, a power station and another port. A river which is left alone does odd things. It still has its floods, that bring down leaf and silt; it goes salt and sweet by turns. At the mouth it’s so full of food that in a good year they’ve taken twenty thousand tonnes of clams out of it. Several thousand families live on those, most of the pickers are women, and it doesn’t show in any account. It isn’t an industry, said an official whom I rang up, it’s just people going into the water.',
        'There’s a trade in the shell too. In the middle of the flats lies a bank of old ones, metres deep, that diggers sell for lime. That one’s quarrelled over, in court. The living go on top of the dead, as in any town.',
      ],
    },
    {
      heading: 'Kagga',
      paragraphs: [
        'On the way in, since I’d asked about the walls, she took me round by the gazni. These are fields below the level of the tide, with a wooden gate. They grow a rice there called kagga, as tall as I am, that can stand in salt water for a week. It’s sown in May, as sprouted seed, broadcast, no plough, no manure. When it’s been cut the ears only are taken, the straw’s left to rot. Then they open the gates and let the river in, and fish come to eat the straw, and what comes to eat the fish is everything: pintails from Siberia, ospreys, Brahminy kites, men with cast nets. In June they shut it again.',
        'It feeds you twice, then. But the walls have to be mended by all the owners together, each January, with mud and mangrove brush; one gap’s enough. Half of the gaznis have been let go, in the last twenty years, for prawns, or because sons are in Hubballi. Devamma’s husband was a gate-keeper. She knows by ear, at night, from her bed, when one is leaking.',
      ],
    },
    {
      heading: 'Lunch',
      paragraphs: [
        'We squatted at her back door and opened them on the iron blade that you hold down with your foot. Flick, twist. I did one for each of her nine. The liquor was caught in a bowl, for it’s half the taste. She ground coconut, red chilli, coriander seed, and a dried fruit called teppal, from a thorny forest tree, which numbs your lip a little. You add these first and the clams last and count to sixty. With it was kagga rice, brown and stubborn.',
        'There was no conversation. The cat came, and went away again with respect.',
        'Later on I asked what she thought about when she’s out there, with her head down, for three hours. I suppose I had hoped for the sea. She gave it some thought. “In front is what I’m going to get,” she said. “Behind is water. So I listen to behind.”',
      ],
    },
    {
      heading: 'Sunset',
      paragraphs: [
        'At six I walked back over the headland. On Kudle they had lit the lanterns and a boy was playing a steel drum. Someone had built a balancing pile of stones. The tide was in, all the way, to the foot of the rocks, and on the other side, beyond Tadadi, there was only a broad sheet of pink with nobody upon it. You would have said it was empty. You’d have said what a lovely view, and wondered that no one had thought of doing something with it.',
      ],
    },
  ],
};
