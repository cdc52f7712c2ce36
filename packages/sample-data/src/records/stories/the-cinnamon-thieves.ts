import type { SampleStory } from '../../types';

export const theCinnamonThieves: SampleStory = {
  key: 215,
  url: 'the-cinnamon-thieves',
  title: 'The cinnamon thieves',
  description:
    'Twenty-three men who used to rob Periyar by night now guard it by night. One of them took me along, and would not let me wear my anorak.',
  author: 'Jacob Puthenpurackal',
  published_at: '2025-03-30',
  destination_pk: 27,
  sections: [
    {
      heading: null,
      paragraphs: [
        '“It talks,” said Kunjumon, and took it off me. He was right. I had not noticed until then that nylon makes a noise with each step, a sort of gossip. He gave me a wool blanket in its place. He gave me canvas leggings against leeches, tied at the knee, and dusted them with snuff. After that he looked me over, as a mother does, and removed my wristwatch, because it shone.',
        'At seven we crossed the lake on a bamboo raft and went in under the trees. There were three of them and one forest guard with a gun from another age. From then till dawn nobody spoke above a breath.',
      ],
    },
    {
      heading: 'What he was',
      paragraphs: [
        'In the nineteen-eighties Kunjumon was among the best bark-peelers on the Tamil Nadu border. The bark is vayana, wild cinnamon. It grows high up in the wet forest, and the trade took it by the headload for incense and for masala powder. You ringed the tree, stripped it as high as you could reach and it died. You carried forty kilos, in the dark, down a mountain without a path, to a jeep whose driver did not know your name. For this a man would get enough for one week’s rice and one evening’s arrack. There were several hundred cases against the group, he says, with some pride. He himself had spent eleven months in Peermade jail in three instalments.',
        'They did not shoot elephants. But they knew the people who did, and where those slept, since all the thieves of a forest use the same few level places.',
        'In 1996 or so the department was at the end of its patience, and an officer did something that nobody had done before. He had them all to tea. There was a proposal: the cases would be withdrawn, in exchange for which they would bring in their tools, swear an oath, and show the department every trail that they had. They’d be paid out of what tourists gave to be taken for walks. If anyone peeled one tree it was finished for everyone.',
        '“We asked for a day,” said Kunjumon. “We went up and sat in our camp. It was raining. Someone said: in ten years there is no more vayana anyhow. Somebody else said: my son is ashamed. So then we came down.”',
      ],
    },
    {
      heading: 'The walk',
      paragraphs: [
        'I don’t know how to describe the dark in there. I had believed that one’s eyes get used to it. What gets used to it is your feet. After an hour mine had begun to tell roots from stones, and damp leaf from dry; I could feel the path as a slight firmness, like the parting in hair. Ahead went Kunjumon, in bare feet, with his hand out behind him for me to find when there was a step.',
        'He would stop. I’d hear nothing. He would put his mouth next to my ear and say “porcupine”, or “sambar, two”, or “someone’s torch, in 1991, here, I lay for four hours in that stream.” A nightjar chopped away like a man making kindling. There were fireflies all along one reed bed, not in step, then in step.',
        'Around eleven he held up a fist, and I walked into it. There was a smell, something between buttered rice and burning hair. “Bear cat?” he wondered. He was smelling for people: beedi smoke, which hangs for an hour, or the sharp raw sweetness of a cut tree. That smell, he told me later, still makes his mouth water. He’ll be walking with his grandchildren and go past a carpenter’s.',
      ],
    },
    {
      heading: 'The rock',
      paragraphs: [
        'At one we lay up on a rock over the water, and took turns. It had a moon by then. Bison came to drink, eight of them, and I watched them with his binoculars: white stockings, sleek as pianos. On the far shore something coughed. All of the bison lifted their heads at once and a drop fell from each chin.',
        'He’d been caught on that rock. It was in 1993, and the guard who caught him, a Mr Chacko, had sat with him until the boat came and had shared out his tapioca. It was the first time that he had been in the forest with nothing to carry. “I saw that it was beautiful,” he whispered, rather crossly. “I hadn’t the time before.”',
        'Mr Chacko is the old gentleman with the gun. He was asleep next to me in a balaclava.',
      ],
    },
    {
      heading: 'Money',
      paragraphs: [
        'In the morning, when one may talk, they went through the accounts for me over black coffee with cardamom. So much for each night’s patrol out of the visitors’ fees. So much to the welfare fund, which has put two daughters through nursing college and bought out a number of families from the pepper dealers, to whom they’d owed their crops for a generation. Officials come from other states to take notes. It doesn’t always transplant. “You need real thieves,” said Kunjumon. “With beginners there’s no use.”',
        'On the path back he stopped one last time, at a grey trunk about as thick as my thigh. The bark had a wide old scar all round, at the height of a man’s reach, and over the scar, from both lips, new bark had crept in till it very nearly met. It’s not common. They mostly die.',
        'He scratched it with his thumbnail and held that under my nose. It was Christmas, and temples, and my grandmother’s cupboard. He wiped the thumb on his shirt, carefully, so as not to have it on him at the gate.',
      ],
    },
  ],
};
