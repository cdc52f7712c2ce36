import type { SampleStory } from '../../../types';

export const learningToBreatheAtNetrani: SampleStory = {
  key: 203,
  url: 'learning-to-breathe-at-netrani',
  title: 'Learning to breathe at Netrani',
  description:
    'A forty-eight-year-old accountant who cannot swim goes to the bottom of the Arabian Sea, on purpose, and would like to tell you about the parrotfish.',
  author: 'Subramani Iyer',
  published_at: '2026-01-29',
  destination_pk: 9,
  sections: [
    {
      heading: null,
      paragraphs: [
        'I should say at the start that it was my daughter’s idea. She is nineteen and has the courage of people who have never filed a return. For her birthday she wanted us to do something together that was not a restaurant. I said anything. This was careless drafting.',
        'The form asked whether I could swim. There were two boxes. I ticked the honest one and hoped that this would be the end of the matter. “No problem, sir,” said the young man at the dive centre in Murudeshwar. “Fish also never passed any exam.”',
      ],
    },
    {
      heading: 'The pool',
      paragraphs: [
        'The pool came up to my chest and was the temperature of tea. It was ten past six in the morning. Four of us knelt on the tiles in black rubber like penitents, and a woman called Ligi, who had done this two thousand times, told us that there was only one rule. Keep breathing. Everything else was decoration.',
        'You put the thing in your mouth. You put your face in the water. Every part of the brain that has kept your family alive since the Pleistocene then stands up and objects. I breathed in, and it was air, dry and tasting slightly of garden hose. I breathed out and it went past my ears like a train. I did this perhaps ten times with my eyes shut. When I opened them Ligi was looking at me through her mask with the expression of a teacher whose slowest pupil has just read a whole sentence.',
        'She showed us how to clear water from the mask, by tilting the head and snorting. She showed us how to lose the mouthpiece and find it again. One man, a large cheerful person from Davangere, tried this once, stood up, said “no, thank you, madam”, and went to have breakfast. They gave his money back. I have thought of him often, and with respect.',
      ],
    },
    {
      heading: 'The boat',
      paragraphs: [
        'Netrani takes an hour and a half to reach. For the first half an hour the Shiva of Murudeshwar watches you go, all thirty-seven metres of him, and it is comforting or not depending on your mood. Then he sinks and there is only sea. My daughter sat in the bow with her feet over the side. I sat in the middle, where it moves least, with a tablet under my tongue and my eyes on the horizon, as advised.',
        'The island arrives all at once: steep, wooded, with a collar of bare rock and white-bellied sea eagles going round the top. Nobody lives there. A few times a year fishermen of all three religions land to make offerings at their own shrines, which stand within shouting distance of each other and, as far as I could learn, have never quarrelled.',
        'On the lee side the water was so clear that the boat seemed to be hanging. I could see its shadow on boulders ten metres down, and fish crossing the shadow. I remember thinking quite calmly that there was still time to be from Davangere.',
      ],
    },
    {
      heading: 'Down',
      paragraphs: [
        'You go in backwards, off the side, like a man being shot in a film. Then Ligi had me by the valve and the strap, and turned me so that my face was in front of hers, and we went down a rope one hand at a time. She pointed at her ears; I pinched my nose and blew; they squeaked and opened. Breathe, said her hand, opening and closing. I was breathing. I had never in my life paid such attention to a thing I do twenty thousand times a day.',
        'At eight metres she let the rope go, and I looked up to see what I had been missing. All round us hung small silver fish, thousands, every one facing the same way like commuters. We went through them. They made room, exactly enough, and closed behind.',
        'And then the noise. No one had told me that reefs are loud. It crackles all over, like a frying pan, and through the crackle came a definite crunch, crunch, as of somebody eating toast. Ligi pointed. It was a parrotfish the size of a briefcase, in green and pink, and it was biting pieces off the rock with its beak and munching them with an air of enjoyment. Afterwards it let out a puff of white sand. That, she told me later, is where beaches come from.',
        'There was a moray in a crack, with its mouth opening and shutting. There was a thing like a feather duster which vanished when my hand came near. There was my daughter, four metres off, upside down and waving. Twenty-eight minutes, said the computer. I would have sworn to six.',
      ],
    },
    {
      heading: 'Up',
      paragraphs: [
        'On the way back nobody spoke much. The sea had got up and the man next to me was being ill into a bucket with great dignity. I sat in the bow this time. I found that I was still breathing slowly, in for four and out for six, and that for the first time since the end of the financial year nothing in me was adding up columns.',
        'I have joined a swimming class. There are eleven of us, and the other ten are seven years old. They have been very encouraging.',
      ],
    },
  ],
};
