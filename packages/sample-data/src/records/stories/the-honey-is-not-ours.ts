import type { SampleStory } from '../../types';

export const theHoneyIsNotOurs: SampleStory = {
  key: 209,
  url: 'the-honey-is-not-ours',
  title: 'The honey is not ours: a May night with the Soliga in BR Hills',
  description:
    'You sing to the bees first. You tell them that it is a friend, that he will be quick, and that he is going to leave a share for the tiger.',
  author: 'Pradeep Madaiah',
  published_at: '2025-05-09',
  destination_pk: 11,
  sections: [
    {
      heading: null,
      paragraphs: [
        'The tree was a tare, a great terminalia, and they were hanging under its boughs in the last light: eleven black half-moons, each as long as a man’s arm, moving slightly. Rock bees do not build in holes. They hang one naked comb in the open and cover it with their own bodies, thousands deep, and when something comes near a shiver goes over the whole surface as when you blow on milk.',
        'Jadeya looked for a long time with his hands behind him. Seven, he decided. Not those three, where the honey was not capped yet. And that one nobody takes. It faced west, towards the shrine.',
      ],
    },
    {
      heading: 'How to ask',
      paragraphs: [
        'Some Soliga families have lived on these hills for longer than there is anybody to say. When the sanctuary was declared in the nineteen-seventies they were moved out of the forest and their shifting fields were stopped; in 2011, when it became a tiger reserve, they went to law, and theirs was the first tiger reserve in India in which a tribe’s rights to gather and to graze were put in writing. Jadeya was one of the people who walked the boundaries with a satellite receiver, marking the sacred stones, the springs, the burial places and the honey trees. There are nearly five hundred points on the map. He can do it without the map.',
        'Honey is for April to June, after the great flowering and before the rain. It is taken at night, with no moon. A whole village does not go; it is five or six men, of whom one climbs, one holds the rope and has to be the climber’s wife’s brother. I asked about that. “So that he thinks twice,” Jadeya said.',
        'By eight it was dark. They made up a torch of green leaves and dry grass bound with creeper, as long as a leg. Ketha, the climber, who is about twenty-six and drives the school jeep, took off his shirt and rubbed his arms with something bitter. Then they began to sing.',
      ],
    },
    {
      heading: 'The song',
      paragraphs: [
        'I had read that there was a song. I had imagined something in the way of a charm. It is more like a conversation through a door. Sister, it is only me. Your house is beautiful. There was rain in the hills, the jamun is in flower beyond the river, you have somewhere to go. I have small children. I shall leave you a third. I shall leave some on the ground for the big one who walks at night, and the ants. They took it in turns. Ketha sang as he climbed, going up on pegs of bamboo, and his voice came down getting smaller.',
        'Thirty metres up there was a glow. He brushed the smoke over the comb, knocked the torch once against the bough, and a fountain of sparks fell through the leaves. The bees went after the sparks. That is the whole art. They poured down like burning grain and then put themselves out, and for two or three minutes the comb hung bare and white as a plate.',
        'He cut the part along the branch where the honey is, and left the brood. A tin came down, knocking. It came down four times. Nobody was stung except the visitor, twice, behind the ear, and it was generally felt that the bees had shown discretion.',
      ],
    },
    {
      heading: 'Share',
      paragraphs: [
        'On the ground they divided it on leaves by firelight. So much for each family. So much for the cooperative, which would weigh and strain it and pay them by the kilo within the week. One slab, with a good deal of wax, was laid on a stone some way back along the path. Bears come to it usually. They still call it the tiger’s.',
        'Jadeya gave me a piece to chew. It tasted of smoke at first and then of a great many things in a sequence, sour, resinous, something like orange peel, the whole dry forest boiled down. He told me which tree each was, and in what week. They had kept figures, it turned out, for thirty years, with some ecologists who live along the road: so many trees, so many combs, how much left. The number of colonies swings up and down with the rain, and lately mostly down. It is not the cutting, he thinks. Lantana has come in everywhere, since the fires that his father used to set in January were forbidden. Nothing flowers under it. The saplings cannot get up. “You protected it from us,” he said mildly, “and it got sick.”',
      ],
    },
    {
      heading: 'Morning',
      paragraphs: [
        'We walked out at first light past the shrine, which is a few stones below a champak so huge that it has been given a name, Dodda Sampige, the Big Champak, and is held to be older than the gods who came later. The combs on the tare were black again. You could not tell which ones had been cut.',
        'Ketha had to be at the school by eight. He had washed, put on a shirt with a collar, and was scraping propolis from under his nails with a thorn. I asked him whether he was ever afraid up there. Of falling, no, he said. He was sometimes afraid that he would forget a verse, and that they would notice.',
      ],
    },
  ],
};
