import type { SampleStory } from '../../types';

export const pullingUpTheWattle: SampleStory = {
  key: 217,
  url: 'pulling-up-the-wattle',
  title: 'Pulling up the wattle',
  description:
    'Restoring a Nilgiri grassland is done on your knees, with a fork, by people whose grandparents were paid to plant the trees you are now paid to remove.',
  author: 'Godwin Vasanth',
  published_at: '2026-10-04',
  destination_pk: 5,
  sections: [
    {
      heading: null,
      paragraphs: [
        'The first thing I was taught when I volunteered was how to kill a tree by sitting next to it. You choose a black wattle about as tall as a child. You do not cut it, because it comes up from the stump with five trunks. You do not dig, because there are ten years of seed in the soil waiting for exactly that. You sit, you work two fingers round the base, you rock it, and if it rained last night it comes. Then you press the earth shut with your palm, as if you had been caught.',
        'I did this for nine days in July on the downs south of Ooty. I reckon four thousand. Nobody could tell any difference from the road.',
      ],
    },
    {
      heading: 'A mistake with good intentions',
      paragraphs: [
        'When the British came up here in the 1820s they saw grass hills with small round woods in the folds and supposed that somebody had cut the rest. It looked like Sussex after a misfortune. So from the 1840s they put in wattle from Australia, then blue gum, then pine, for firewood, for tanning, for rayon, and for the sake of having trees. Our own government kept it up until the eighties and gave prizes.',
        'But no one had cut anything. The grass was older than the people. Frost does it: in winter the hollows go to minus five, young forest trees die, and only in the moist creases where shola has made its own climate can it hold on. Grass above, shola below, peat in between. It worked like a sponge on a shelf. It filled from June to November, and then it leaked all year, and every river round here begins as one of those leaks.',
        'A blue gum drinks like a policeman. Within a generation the bogs had gone, and the streams stopped in March. Four-fifths or so of that grassland has been lost, and it was lost under something green, which is why nobody sounded an alarm.',
      ],
    },
    {
      heading: 'Whose hills',
      paragraphs: [
        'The person in charge of our line was Pellican Kuttan, who is a Toda of about sixty, wears the white shawl with red and black bands wrapped over a sweatshirt that says Denver, and can weed for six hours without putting a hand to the ground to get up. His grandmother planted wattle here at four annas a day.',
        'The Toda have buffalo as other people have cathedrals. The dairies are temples, priests milk, there’s an order of precedence among the cows. For the thatch of a dairy you need one certain grass, avful, tall and hollow and a metre and a half long, which grows in wet places. He told me that for the last big temple they had walked for eleven days to find enough. The young men had gone to look at places that their songs named, spring by spring; it was all there in the song, the slope, the stone, the flower that opens at noon. They’d arrive with sickles, and stand in a eucalyptus plantation.',
        '“So then we thought we should perhaps weed,” he said.',
      ],
    },
    {
      heading: 'The nursery',
      paragraphs: [
        'You can’t just take away the trees. Bare ground up here is gorse by Christmas. So behind the forest guard’s house stands a shed with thirty thousand tufts of grass in bags, each from a cutting, because no shop on earth sells it: Chrysopogon, Eulalia, Themeda, Andropogon. A retired schoolteacher, Vasamalli, knows forty species by feel. She’d hand me one with my eyes shut. “Wiry? Then it’s for the top. Soft and a bit oily, smell, put that by water.”',
        'We planted in the afternoons in the rain, forty centimetres apart, in staggered rows. It resembles nothing so much as hair transplantation. In the plot from 2019, one year after, there had been grass only. The third year, ground orchids came, which no one had planted. Then a pipit. Then, in the spring of the fifth, Kuttan had come round the hill and his foot had gone in to the ankle.',
      ],
    },
    {
      heading: 'The wet place',
      paragraphs: [
        'He took me to see it on the final day. It’s about as big as a tennis court, on a slope you’d never notice. The grass was to my waist, gone bronze at the tips, and it all leaned and came up as if there were a hand passing across. In between it’s sphagnum. There were sundews, red, each with a drop on every hair. You could hear it. I don’t mean a stream, there wasn’t any stream. It was a sort of ticking.',
        'He parted the stems with both hands. Down in there, on black mud, was a buffalo’s print with water in it.',
        '“Not enough for a roof,” said Kuttan, measuring a stem against his forearm. “Perhaps for a corner.” Then, as he had noticed something by his knee, he put down two fingers, rocked it, and pulled.',
      ],
    },
  ],
};
