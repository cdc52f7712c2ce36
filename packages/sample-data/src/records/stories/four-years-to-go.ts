import type { SampleStory } from '../../types';

export const fourYearsToGo: SampleStory = {
  key: 210,
  url: 'four-years-to-go',
  title: 'Four years to go: notes on a mountain that is not in flower',
  description:
    'The blue kurinji covers these hills once in twelve years. I went in the wrong year on purpose, to see what it does with the other eleven.',
  author: 'Leela Varghese',
  published_at: '2026-08-30',
  destination_pk: 26,
  sections: [
    {
      heading: null,
      paragraphs: [
        'In 2018 a great many people asked me for directions to the flowers. I kept a small shop in Munnar at that time, postcards and umbrellas mostly, and from August they came in dripping, in hired rain capes, and said “Kurinji?” as though it were the name of a restaurant. Then there were the floods, the worst in ninety years; the road was gone in four places, and hardly anybody got up to Rajamala at all. So the hills turned blue that year for themselves. I walked up on the twenty-eighth of August, by the tea path, with my umbrella blown out. It was like coming on somebody singing alone in a house.',
        'It will flower next in 2030. I sold the shop and have time on my hands. This August, half as a joke, I went to look at it not flowering.',
      ],
    },
    {
      heading: 'What there is',
      paragraphs: [
        'There is a bush. It stands between knee and hip, grey-green, stiff, with leaves like coarse cloth, and it covers whole shoulders of the mountain as heather does in books. You would walk past it. I had, some hundreds of times. The botanist whom I persuaded to come with me, Dr Saji, knelt down at once and began to count the nodes on a stem.',
        'Each year’s growth leaves a mark, he said. He could read eight. All the plants on that slope could show the same eight, because every one of them germinated in the same wet season, from the seed of parents which had flowered and died together. A kurinji flowers once. It waits for its twelfth year, blooms for a few weeks with every other kurinji in sight, sets seed, and dries up where it stands. In 2019 these slopes had been the colour of rust.',
        '“So this is a school,” I said. “They are all in the same class.” He liked that. They were in the eighth standard, he said, and it was the dull part of the syllabus.',
      ],
    },
    {
      heading: 'Why wait',
      paragraphs: [
        'Nobody has asked the plant, but there is a good guess. If you make a little seed each year, then mice and weevils and jungle fowl come to count on it. If you make none for eleven years they have to live on something else; and then in the twelfth there is more than any of them could eat in a lifetime. It is a way of feeding your enemies very badly. Bamboo does the same. It needs just one thing, which is that no one should be early.',
        'Some are. Dr Saji found me two, in a fold by the stream, each with one damp spike of bells, four years before their time. He was not sentimental. Bees would come, perhaps, and there would be no other pollen to bring. “Very brave,” he said. “And very stupid.” I looked at them longer than at anything else that day. They were precisely the blue that I remembered, which no camera gets: it has some grey in it, and the underside of cloud.',
      ],
    },
    {
      heading: 'Other business',
      paragraphs: [
        'Meanwhile everything else was getting on with its own year. Tahr were on the rocks above us, a nursery of eleven with two nannies, chewing, planted on an angle at which I should have wanted a rope. They are counted each spring; there are some eight hundred in this park, more than anywhere. The males had gone off by themselves to the cliffs and would come back with the end of the rain, smelling, I am told, remarkable. There were balsams on every wet stone. A Nilgiri pipit, which is small and brown and which people cross the world for, walked round our boots.',
        'The Muthuvans, whose hills these were before tea, used to reckon age in kurinjis. A person who had seen the flower five times was old. My father would be six, and I am going to be five, if I am careful on the stairs. I find that I prefer it to years. In years I am always in the middle of something.',
      ],
    },
    {
      heading: 'Danger',
      paragraphs: [
        'I ought to say what worries Dr Saji, as he carries it about with him in a notebook. Wattle and eucalyptus seed themselves up from the plantations, and nothing grows beneath them. Fires, set in the dry season, kill the young plants, and a patch burnt once has no seed in the ground to start from, not until its neighbours flower, and they are themselves waiting. You can lose in an afternoon what will not be noticed until 2030, when people arrive with their cameras and it is simply green.',
        'At Kurinjimala, over towards Vattavada, a sanctuary was drawn for this one plant in 2006. It has been surveyed, disputed, reduced, restored. Some of the land is under eucalyptus with owners whom nobody can find. He expects to go on writing letters.',
      ],
    },
    {
      heading: 'Coming down',
      paragraphs: [
        'The mist came in at three. We went down by the tea path, and he stopped now and again to lay a hand flat on the bushes as one does with cattle. I asked what he would do in 2030. He would be fifty-nine, he said, he would have a student to carry the tripod, and he was going to stand there with his hands in his pockets.',
        'At the road a family in a hired car rolled the window down. Was this, they asked, where one could see the blue flowers? Dr Saji looked at his watch. I honestly believe that he could not help it. “You are in good time,” he said.',
      ],
    },
  ],
};
