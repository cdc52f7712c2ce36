import type { SampleStory } from '../../../types';

export const theWallWithABeakInIt: SampleStory = {
  key: 216,
  url: 'the-wall-with-a-beak-in-it',
  title: 'The wall with a beak in it',
  description:
    'For three months a hornbill shuts herself up inside a tree at Dandeli, and trusts one bird in the world to feed her. We watched through a crack the width of two fingers.',
  author: 'Sunita Kulkarni',
  published_at: '2026-06-07',
  destination_pk: 10,
  sections: [
    {
      heading: null,
      paragraphs: [
        'Our nest was number 14, in a kindal tree behind the quarters of the old paper mill, forty paces from a volleyball court. I mention the court because people suppose that one must trek. Vinod, who tallies nests for the forest department, showed me a folding chair with a hessian screen in front. “Eight to eleven,” he said. “Write down what he brings. Don’t laugh.”',
        'I am a pathologist in Hubballi, with every second weekend free. From the first of February to the end of May I spent seven of those weekends in that chair.',
      ],
    },
    {
      heading: 'February',
      paragraphs: [
        'Malabar pied hornbills are the size of a goose and look as though they had been put together by a committee: yellow bill, and on top of it a second, hollow one, black at the ends, like a canoe carried on the head. They fly with a noise like somebody running in corduroy. On the first Saturday there was a pair at the hole from seven. He went in, looked round, came out. She went in. It put me in mind of couples viewing flats.',
        'On the second visit she was inside and the hole was closing. She does it herself. She uses her droppings and the pulp of figs, and mud that he brings up in pellets, and pats it with the flat of her bill, as one smooths a cake. In four days all that is left is a slit. She will be in there till May. In the first weeks she drops every one of her flight feathers, so that even if the wall were to fall off, she couldn’t leave.',
        'I had known all that. I’d not known what it would be to see the bill go back and forth in the slit, from within, finishing off.',
      ],
    },
    {
      heading: 'March',
      paragraphs: [
        '14 March. 08:12, he lands on the perch branch and wipes his bill on either side of it. Then he jerks his head and there is a fig at the tip. It has come up out of his crop. He passes it through the slit, her bill takes it, quite gently. Then another one. I count thirty-one. It’s like watching a conjuror who has only one trick, but has really mastered it. Last came a green lizard, with the tail on.',
        '15 March. Figs, 44. Strychnos, 6, which would stop my heart and does nothing to theirs. One scorpion.',
        '28 March. Thirty-nine degrees in the shade. He comes only three times and pants with his bill open. Vinod tells me about the year in which a male was electrocuted on the mill line. The female starved after eleven days, with chicks, in a wall that she herself had made. They found out from the smell. Since that time he, or someone, has sat there daily; and if a male does not come for two days they put up a ladder, and push in papaya. It has worked twice.',
      ],
    },
    {
      heading: 'April',
      paragraphs: [
        'Sound, before anything: a thin, rasping begging, going on and on from inside the trunk like a bad hinge. There are two. I find that I’m clenching my teeth.',
        'He is down to skin. I mean it technically: one sees the keel. From first light he goes a round of eleven fig trees, of which, Vinod says, some four are in fruit in any one week, never the same four. You can hear him cross the river. That’s what all of this depends on, in the end. Dandeli’s hornbills are here because it has figs, and the figs are here because nobody wanted the timber. There were a hundred years of teak; the depot stacked to the sky with it; and the fig, which makes bad planks, was left standing as rubbish.',
        'And the hornbill plants it. There was a midden below our hole, on which I, as a professional, went down upon my knees. Seeds of seventeen kinds. Some had sprouted.',
        '25 April. Someone is playing volleyball. He lands, fig at the ready, waits until the point is over, then feeds.',
      ],
    },
    {
      heading: 'May',
      paragraphs: [
        'On the ninth there is a new sound, knocking. She’s breaking down the plaster. It has set like cement and takes her two days, and the crust falls in flakes. On the tenth, at 09:40, there comes out first the bill, then a dirty neck, and then, with much kicking, an entire bird who looks as if she’d spent three months in a cupboard, which is the case. Her new wings were absurdly clean. She sat on the perch branch and stretched one of them, then the other one, downwards, right to the tips.',
        'He came in with a fig. He stopped. I may be allowed one unscientific sentence: he looked at her for a very long while. Then he gave the fig to her, and she turned, and gave it in at the hole, to them.',
        'At three in the afternoon the elder chick put its head out, then its shoulders, and fell as much as flew to a teak two metres away. The younger looked at the gap, looked at the volleyball, and went back in.',
      ],
    },
    {
      heading: 'The thirteenth',
      paragraphs: [
        'I missed it. I was at work, over a slide. Vinod telephoned at 07:20 and held the thing up, so I could hear: corduroy, corduroy, corduroy, corduroy. All four. He counted them over the court and across the road, and lost them in the sun towards the Kali.',
        'When I came on Saturday to return the chair he’d kept me a piece of the plaster. It’s on my desk among the reports. It is grey, quite hard, as thick as a biscuit, and full of seeds, and on the inner side, if you tilt it to the lamp, you can see how she had smoothed it. Each stroke is as wide as a bill.',
      ],
    },
  ],
};
