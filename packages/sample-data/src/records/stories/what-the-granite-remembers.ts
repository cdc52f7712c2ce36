import type { SampleStory } from '../../types';

export const whatTheGraniteRemembers: SampleStory = {
  key: 204,
  url: 'what-the-granite-remembers',
  title: 'What the granite remembers: an hour from Bengaluru, two and a half billion years back',
  description:
    'The domes along the Mysuru road have been film sets, vulture ledges and climbing schools. Before all that they were the roots of mountains.',
  author: 'Farida Contractor',
  published_at: '2025-12-12',
  destination_pk: 19,
  sections: [
    {
      heading: null,
      paragraphs: [
        'Everyone in Bengaluru has driven past them at ninety kilometres an hour. Past the wedding halls and the toy shops of Channapatna, somewhere between the third and fourth tea stop, the land to the right of the Mysuru road swells up into bald grey domes, and somebody in the car says “Sholay”. Then there is a flyover and it is gone.',
        'I had said “Sholay” myself for thirty years. Last winter I went to look properly, with a geologist, a climber and, for one cold hour, a man who counts vultures.',
      ],
    },
    {
      heading: 'The roots',
      paragraphs: [
        'Dr Vasanthi, who taught petrology in Mysuru until she retired, would not let me call them hills. A hill, she said, is something that has been put up. These are what is left when everything else has been taken away.',
        'About two and a half billion years ago, at the end of the eon that geologists call the Archaean, molten rock rose into the crust here and set, kilometres down, in a long belt from north to south: the Closepet granite, after the old name of Ramanagara. Mountains stood on top. Wind, rain and time removed them, grain by grain, and carried them to seas that no longer exist. When the weight came off, the granite rose, stretched and cracked along curves, like the skins of an onion. The domes are the onion.',
        'She put my hand flat on the rock. The pink crystals are feldspar, as long as a finger joint, she said, and they are that big because they cooled slowly. Nothing on this continent that you can lean on in comfort is much older. There were no animals, no plants, and the day was about nineteen hours long.',
      ],
    },
    {
      heading: 'The grip',
      paragraphs: [
        'Those crystals are also why Bengaluru climbs. Water wears away the softer grains and leaves the feldspar standing proud, so that a face which looks like a wall turns out, with your nose against it, to be covered in tiny edges. Joshua, who has been teaching here since the eighties, calls it sandpaper with opinions.',
        'He learned with rope from a lorry yard and shoes from the railway station. There were perhaps twenty of them then. They came out by the night bus, slept in a temple, and gave the routes names that cannot be printed. Now there are bolts, a guidebook, classes for seven-year-olds. “Same rock,” he said, tying me in. “It did not read the guidebook.”',
        'On the slab I did what everyone does and hugged it. He waited. Then he told me to stand up straight, away from it, and let my feet do their work. It is the oddest feeling: the further you lean out the better you stick. I climbed eighteen metres that I would have sworn were smooth, and at the top there was a hollow with rainwater in it, and in the water, in the middle of all that stone, a shrimp.',
      ],
    },
    {
      heading: 'The ledge',
      paragraphs: [
        'There is one cliff where nobody climbs. Ramadevarabetta was made a sanctuary for vultures in 2012, and by the gate at half past six I met Shivakumar, who carries a telescope and a notebook that he does not lend.',
        'Long-billed vultures nested on this face by the dozen once. Then, in the nineties, a painkiller given to cattle turned out to destroy their kidneys, and within fifteen years nearly all the vultures of India were dead. Here the count fell to a handful. We looked along the ledges for half an hour through cold glass. White streaks, old nests, a pair of Egyptian vultures, shaheen falcons going over like thrown knives. And then, on a shelf under an overhang, hunched like somebody waiting for a late bus, one long bill.',
        'He wrote down the time. He did not say anything hopeful or otherwise. The drug is banned now, he told me on the way down, and the replacements mostly are too; there are more safe carcasses than before. A pair lays one egg a year. “The rock is patient,” he said. “I am trying to be.”',
      ],
    },
    {
      heading: 'The rest of it',
      paragraphs: [
        'On the way home we stopped at the cocoon market, where silk changes hands by the tray in a great shed full of shouting, and had thatte idli the size of a saucer. From the window of the shop you can see one of the domes, over a petrol station, with the evening on it.',
        'I have tried since then to keep to the speed limit on that stretch. It is not out of respect, exactly. It is just that when a thing has been there for half of the age of the earth, it seems rude to go past at ninety.',
      ],
    },
  ],
};
