import type { SampleStory } from '../../types';

export const theDayTheCoffeeFlowers: SampleStory = {
  key: 202,
  url: 'the-day-the-coffee-flowers',
  title: 'The day the coffee flowers',
  description:
    'Once a year, for about three days, the hills of Coorg turn white and smell of jasmine. Nobody can tell you when. That is rather the point.',
  author: 'Thomas Kurian',
  published_at: '2026-04-11',
  destination_pk: 1,
  sections: [
    {
      heading: null,
      paragraphs: [
        'Planters do not say “if it rains”. They say “when we get our showers”, in the voice in which other people speak of an inheritance. The blossom showers have to come in late February or March, they have to bring at least an inch, and they have to fall all at once and then stop. Too little and the buds stick half open. Too much and the flowers rot. Nine or ten days after a proper soaking, the whole estate blooms in a single night.',
        'I had lived in Bengaluru for fourteen years, four of them above a coffee roaster, and had never seen this. So this March I asked Ponnappa, who grows robusta near Siddapura, to telephone me when it rained. He rang at eleven at night on the fifth. I could hear it on his roof.',
        '“One inch forty,” he shouted. “Come on the fourteenth. Do not come on the sixteenth, it will be brown.”',
      ],
    },
    {
      heading: 'White',
      paragraphs: [
        'You smell it before you see it. We came over the last rise from Kushalnagar with the windows down and somebody in the back seat said, who is wearing perfume? It is close to jasmine, with orange blossom behind it and something like honey left in the sun. At the bottom of the hill the fog lights of the car ahead went blurry, and I realised that what I took for mist was flowers.',
        'Every branch of every bush wears them, packed along the stem in ruffs as if someone had piped them on. The bushes are in rows, the rows go up the hill, the hill goes on. Under the silver oaks the light is green, and under the green everything is white. People talk of snow. It is not at all like snow. Snow is quiet.',
        'Coffee in flower roars. Every bee in the district is there: rock bees down from the cliffs, the small stingless ones, and boxes on the roadside full of domestic ones rented by the week. Stand still in a robusta block at nine in the morning and you can feel the noise on your skin.',
      ],
    },
    {
      heading: 'What Ponnappa was looking at',
      paragraphs: [
        'I was looking at the view. Ponnappa was looking at the third pair of leaves from the tip. He turned branches over, counted clusters, rubbed a petal between finger and thumb. Arabica fertilises itself and hardly cares, he explained, but robusta must have pollen from another bush, so for robusta these three days are the year. A shower tomorrow would knock it all off. A cold night would ground the bees. He had not slept well since the fifth.',
        'He told me about 1999, when they waited until the second week of April, carried water uphill in tankers and sprinkled what they could. He told me about his grandfather, who had no sprinklers and went to Talakaveri to pray, and about a neighbour who did both. Nowadays everyone who has a tank has pipes. They make their own blossom shower and hope that the real one does not turn up a week later and confuse the plants.',
        'That has begun to happen. Some years now there are two flowerings, or three, and the berries ripen at different times, so the pickers must go over each bush again and again. “Before, the sky gave us one date,” he said. “Now it sends drafts.”',
      ],
    },
    {
      heading: 'Evening',
      paragraphs: [
        'We ate on the drying yard, because it was the only flat place not in flower. There was pork with kachampuli, and bitter orange in the salad, and the talk was entirely of rain gauges. Each house had sent a photograph of its own to a group on the telephone: one inch ten, one inch sixty-five. An old lady two estates along had got only forty cents, and there was a silence like the one at a sickbed.',
        'When it was fully dark Ponnappa’s daughter took a torch and showed us the moths. Hawk moths, dozens, hanging in front of the flowers with their tongues out like drinking straws. By day the bees, by night these. I had never once, over perhaps twelve thousand cups, thought of a moth.',
      ],
    },
    {
      heading: 'If you want to see it',
      paragraphs: [
        'Make friends with a planter, or with a homestay that will telephone you. Watch the rain in the first half of March and count nine days. Leave on the ninth. Go to the robusta country around Siddapura and Virajpet for the big show, and higher, to Suntikoppa or Madikeri, for arabica a little earlier. Do not touch the branches: each flower that you knock off is a bean.',
        'We left on the sixteenth, by mistake, having stayed a day too long. He was right. It had gone brown in the night, like tea spilt on a tablecloth, and the bees had all moved to somebody else’s hill. Ponnappa was out with the sprinkler pipes, whistling. It had set.',
      ],
    },
  ],
};
