import type { SampleStory } from '../../types';

export const thePatternBookOnTheCeiling: SampleStory = {
  key: 214,
  url: 'the-pattern-book-on-the-ceiling',
  title: 'The pattern book on the ceiling',
  description: 'A weaver, a conservator and I lay on our backs at Lepakshi for most of a day, reading saris.',
  author: 'Hema Srinath',
  published_at: '2026-03-08',
  destination_pk: 31,
  sections: [
    {
      heading: null,
      paragraphs: [
        'The trouble with ceilings is your neck. By half past ten we had given up dignity and lain down on the floor of the natya mandapa in a row: Gowramma, who has woven silk at Dharmavaram for thirty-four years; Irfan, who mends paint for a living; and me, who had only read about it. A party of schoolchildren walked round us carefully. One asked whether the aunties were dead.',
        '“See the pallu on that one,” said Gowramma, pointing straight upwards. “She has it on the wrong shoulder. And it’s a temple border. I made that border on Monday.”',
      ],
    },
    {
      heading: 'The brothers',
      paragraphs: [
        'The temple of Virabhadra stands on a hump of bare rock shaped like a tortoise, two hours north of Bengaluru, and it was built around 1530 by two brothers, Virupanna and Viranna, who governed at Penukonda for the king of Vijayanagara. It is said that Virupanna spent the treasury on it. It is said that rather than wait to be blinded by the king he took out his own eyes and flung them at the west wall, and you will be shown two rusty stains there. Irfan looked at those for a bit through his loupe. “Iron,” he said, kindly.',
        'What the money bought is over your head. On the plaster of those ceilings, in long strips between the beams, run some of the last great wall paintings of that empire. Siva marries. Siva dresses up as a beggar. Arjuna stands upon one leg. A boar, no larger than a buffalo, charges out of a red ground with every hair on end. They did them in lime, with earth colours and lampblack, and almost no blue; it gives the whole thing the warmth of a kitchen.',
        'Everybody comes for the one hanging pillar, and slides a cloth beneath it, and goes. You can be alone with the boar.',
      ],
    },
    {
      heading: 'Reading',
      paragraphs: [
        'I’d brought Gowramma because of a footnote. Somebody had observed that no two of the women in the procession wear the same cloth. The figures are a bit stiff, in profile, noses like parrots, and you may tire of them. Then you begin to look at what they’ve got on.',
        'She read it off like a price list. Stripes on the cross, that’s easy, two shuttles. Checks, and inside of each check a rosette: that one is resist, you tie the thread before you dye it. Geese in rows, beak to tail. Creepers. A ground full of tiny rings, which she thought would be wax and a pen, kalamkari, from the Kalahasti side. A man’s waistcloth with lions going round the hem. White on white, so fine that the thigh showed through it, and the painter had put in the thread with a brush of perhaps three hairs.',
        '“This person,” she said after a time, “had a weaver at home.” It had not struck me. We speak of these painters as if they’d had books of gods to copy. But somebody stood up there on a scaffold with a lamp who could tell a supplementary weft from a printed one, and cared that you should too. Trade in cotton paid for all this: Persian horses came in, cloth went out. It is quite possible that the ceiling is the sample.',
      ],
    },
    {
      heading: 'Losses',
      paragraphs: [
        'Irfan sees other things. Where we saw geese he saw a bulge: plaster which had come away from its stone, so you could knock and hear a hollow, and next to it a lacuna, a blank, in the form of Sri Lanka, which hadn’t been there in a photograph of 1912. Bats. Salts. The soot of four centuries of festival lamps, then the scrubbing-off of the soot, worse than the soot. Names. In the nineteen-seventies somebody had applied a varnish to make it bright.',
        'He isn’t here to repaint. He injects a little lime behind the bulge with a veterinary syringe, holds a padded board against it, and counts to nine hundred. In one week he may do an area as big as a tea tray. On the scaffold he’d found, in a corner where no one on the floor could ever have seen it, a small, careless sketch of a dog scratching its ear.',
      ],
    },
    {
      heading: 'Gowramma’s order',
      paragraphs: [
        'In the afternoon we went down the road to see the bull, Nandi, twenty-seven feet of him from a single boulder, with bells and a chain carved round his neck. She walked about him once for good manners. She was thinking about something else.',
        'Outside, at the place where there are coconuts, she borrowed my graph paper. A motif has to be fitted to hooks: so many threads up, so many down. She put the goose in forty by thirty-two. She changed its tail, as the old one would have floated, caught in toe-rings and pulled. She asked me for the colours in English for her nephew, who now does the punched cards by computer, and I said red ochre, yellow ochre, lime white and lamp.',
        '“No blue,” I said.',
        '“I have eyes,” said Gowramma.',
        'It arrived in August, six yards and a blouse piece, by parcel. I have worn it just once, to give a lecture on Vijayanagara, and I don’t believe that anyone listened to a word. On the inside of the border, by the last inch, where it’s going to be hidden in the pleats and nobody on the floor will ever see it, she has put a very small dog.',
      ],
    },
  ],
};
