import type { SampleStory } from '../../types';

export const theHilltopsOfLinganamakki: SampleStory = {
  key: 207,
  url: 'the-hilltops-of-linganamakki',
  title: 'The hilltops of Linganamakki',
  description:
    'Paddling across the Sharavathi reservoir with a man of seventy-nine who knows it well, because he used to walk there.',
  author: 'Shreya Hegde',
  published_at: '2025-11-20',
  destination_pk: 23,
  sections: [
    {
      heading: null,
      paragraphs: [
        '“Go left of that island,” said Thimmappa from the front of the canoe, “there is a school.” I went left. I was new to the district, and supposed that we should see a school.',
        'The water was the colour of tea and quite flat. On either side were hills of a strange, cut-off sort: a skirt of bare red earth, ruled straight as if with a spirit level, and above it cashew and acacia. It was November. There were no buildings anywhere. He trailed his fingers over the side and said, after a time, that the bell had been a piece of rail hung from a mango tree, and that the master came from Honnavar and was afraid of cows.',
        'We were over it then. I had thought islands, and he had been saying so from the start, but it was not till that minute that I understood: these were hilltops.',
      ],
    },
    {
      heading: '1964',
      paragraphs: [
        'The dam at Linganamakki is a low, long, unspectacular thing some six kilometres above Jog. When its gates closed in 1964 the Sharavathi backed up into its own valley for the better part of fifty kilometres. It drowned paddy, areca gardens, temples, a market, the road that everyone took, and a hundred or so villages, a few of which had been moved already once, for the smaller dam at Hirebhaskara that now lies on the bottom too. When the level falls very low, in a bad May, the old dam comes out of the water with its siphons like a ship that has been raised, and people drive down from Sagara to be photographed on it.',
        'For some twenty years this was most of the electricity of Mysore State. If you had a radio in Bengaluru in 1970 it was Thimmappa’s field that you were listening to.',
        'They were promised land for land. Some were put into the forest near Shivamogga with a paper and an axe. Sixty years later there are still files. There is a court order that says the forest land was never properly given, and so people who lost one farm to the government’s water may be told to leave a second for its trees. He explained this without heat, as one explains cricket.',
      ],
    },
    {
      heading: 'What floats',
      paragraphs: [
        'I had come to look at the shore: I work on freshwater plants, and a reservoir’s edge, drowned in August and baked in April, is a hard place to earn a living. What grows in that red belt has about four months to do it. Thimmappa was recommended as somebody who had a boat.',
        'He paddles kneeling, with one blade, never changing sides. At seventy-nine he was faster than me. He showed me where otters dry themselves, and their scat, all fish scales. He showed me a drowned tree, bleached and standing in five metres of water, on which river terns had come to nest last spring, and on the one next to it the darters, with their wings hung out. A pair of grey hornbills went over, working hard. “They were always here,” he said. “They have only to fly a bit lower to find the old figs, and then they remember.”',
        'We ate on one of the tops, rice with appe huli of green mango, under what had been the highest tree of the village. He had climbed it as a boy to see whether his father was coming. The view, he reckoned, was the same. You simply arrived at it sooner.',
      ],
    },
    {
      heading: 'The launch',
      paragraphs: [
        'In the afternoon we crossed the line of the Sigandur launch and waited for her to pass, a flat iron barge with two buses, a lorry of arecanut and a wedding on board. For decades the far bank had no other way to hospital or college, and the last boat was at half past five. If your child had a fever at six it had it until morning. A bridge was dug, argued over, stopped, begun again, and in the end opened in July of this year, two kilometres and more of it on stay cables. It is handsome. We slid beneath it in its shade, and swifts had already found it.',
        'He has gone over it once, in his son’s car. It took three minutes. He made his son stop in the middle, which is not allowed, and looked down.',
      ],
    },
    {
      heading: 'Turning round',
      paragraphs: [
        'On the way home the wind was behind us and he rested his paddle. He named things as we went above them, not to me especially. Ganapayya’s areca. The ford. The place where the cart went over. He used the present tense, and he pointed with his chin, as country people do when it would be rude to point with the hand.',
        'I asked whether it was painful to come here. He considered it properly. “When I walk in Sagara I see what is there,” he said. “Here I see what is there, and also the other. It is more.”',
        'In the last light the hills lay doubled on the water, each one whole again, with its foot to its foot. We went left of the school.',
      ],
    },
  ],
};
