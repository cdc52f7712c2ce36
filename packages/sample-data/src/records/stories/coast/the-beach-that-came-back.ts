import type { SampleStory } from '../../../types';

export const theBeachThatCameBack: SampleStory = {
  key: 208,
  url: 'the-beach-that-came-back',
  title: 'The beach that came back',
  description:
    'In Pondicherry everyone over fifty remembers playing on the sand, and everyone under thirty thought that they were making it up.',
  author: 'Anne-Marie Rassendren',
  published_at: '2025-06-14',
  destination_pk: 25,
  sections: [
    {
      heading: null,
      paragraphs: [
        'My grandmother’s wedding photograph was taken on the beach at Pondicherry in 1961. She stands barefoot in her silk, holding a missal, with about forty metres of sand behind her and then the sea. I grew up two streets from that spot. All through my childhood there was a wall, a pavement, a heap of black boulders, and then, four metres down, waves that came in and hit it. When I was nine I accused her of having gone to Goa.',
        '“They took it,” she said. I thought she meant robbers.',
      ],
    },
    {
      heading: 'A river of sand',
      paragraphs: [
        'Stand on this coast and look out, and you believe that the water goes in and out. It does, but that is only the breathing. What matters goes sideways. From about March to October the swell comes out of the south and every wave lifts a little sand and puts it down a little to the north. From November the monsoon sends some back. The balance is northward: hundreds of thousands of cubic metres a year, from the Cauvery delta along past us towards Chennai. A beach here is not a thing. It is a place where a river happens to be wide.',
        'In 1989 they finished a harbour at the mouth of the Ariyankuppam river, just south of the town, with two long breakwaters. To the sand it was a dam. South of it the shore grew fat. North of it the river went on carrying away, as it always had, and nothing came to replace what it took.',
        'Within ten years the promenade had lost its beach. They tipped boulders to save the road. The boulders worked: the road stayed and the waves, finding nothing to bite, went on to the next village. So that village got boulders, and the one after. My cousins at Kuruchikuppam used to pull up their boats before the door. By 2005 there was no before.',
      ],
    },
    {
      heading: 'The men who kept measuring',
      paragraphs: [
        'There were a handful of them. A retired professor of ocean engineering; two young men from Auroville who surfed and were tired of surfing over ruins; a fisherman named Pazhani who had a rope with knots. They took photographs from the same lamp post on the first of each month. They made a film, and showed it in school halls with a bed sheet for a screen. I saw it at fourteen. There was a moment when they laid an old map over a new one, and the whole hall, all those fidgeting girls in plaits, went quiet, because our own lane had moved.',
        'Their proposal sounded foolish. Do not fight the sea with a wall, they said; put something under it, off to one side, and let it put the beach back by itself. Also, carry the trapped sand past the harbour, as one carries an old lady over a gutter.',
      ],
    },
    {
      heading: 'A wedge',
      paragraphs: [
        'I was on the Promenade on the day in 2018 when they floated it in. It was a steel frame about fifty metres across, shaped like a wedge of cake, and they sank it a hundred and something metres off the old Chief Secretariat and filled it up with stone. It does not show. When a swell runs over it there is a lift, a smoothness, a line of foam in a place where there was none before, and behind that the water has just lost enough of its temper to let go of what it is carrying.',
        'Meanwhile a dredger was sucking out the harbour mouth and a pipe, ugly as anything, was spitting grey slurry onto the rocks. People complained of the smell. I went each evening after work. First the boulders had wet feet. Then there was a strip that you could stand on at low tide. Then, one Sunday, I saw a child with a bucket.',
        'By the spring of 2019 it was sixty metres wide in places. It seemed that everybody in Pondicherry had come, and no one knew how to behave. Elderly men who had been prudent all their lives took off their shoes. There was kite-flying. Someone sold sundal from a cycle, as in the films. My mother, who is a notary, sat down in her office sari at the edge and let a wave come over her lap.',
      ],
    },
    {
      heading: 'What it is worth',
      paragraphs: [
        'I do not want to tell it as a happy ending. The dredger has to go on, every year, and in some years it has not been paid. The second reef, the northern one, is still a drawing. Storms take half the sand in one night in December and it needs until March to come again. And the villages to the north have their walls still; what we got back, Kottakuppam had to wait for.',
        'But I took my grandmother. She was eighty-one. We went down by the steps near the old pier, at six, when the sand is cool and there is bread baking in the streets behind. She had brought the photograph in her handbag, wrapped in a plastic folder for the damp. She turned this way and that, found the statue, found the lighthouse, and walked forward eleven steps, counting.',
        '“Here,” she said. Then she looked at the water, in the manner of somebody who has waited at a counter for thirty years, and has at last been handed her change.',
      ],
    },
  ],
};
