import type { SampleStory } from '../../types';

export const aTownWithTheIronGone: SampleStory = {
  key: 221,
  url: 'a-town-with-the-iron-gone',
  title: 'A town with the iron gone',
  description:
    'I was born in Kudremukh township in 1984 in a company hospital, and I went to a company school. The company stopped at midnight on New Year’s Eve, 2005. Last month I went to see what had moved in.',
  author: 'Prashanth Poojary',
  published_at: '2025-09-17',
  destination_pk: 24,
  sections: [
    {
      heading: null,
      paragraphs: [
        'Our quarter was C-114. I had expected it to be smaller, as they tell you. In fact it was larger, because a strangler fig had got its arms round the back and was pulling.',
        'The bus doesn’t go through any more. I had left the motorbike by the old bank, and walked up past the bakery, the cinema, the temple, church and mosque, which the company, being fair, had put in a row. There was moss on the road so thick that my feet made no sound. Every lamp post had been let go green. I met a sambar hind with her fawn where we used to stand for the school bus, and she looked at me as Mrs D’Mello had, from the gate, at any boy who arrived after the bell.',
      ],
    },
    {
      heading: 'Magnetite',
      paragraphs: [
        'The Shah of Iran built us, in a manner of speaking. In the seventies he wanted iron for his steel mills and lent India the money. So on the wettest, emptiest ridge of the Ghats, seven metres of rain, they put up a town for ten thousand in three years, cut a road through shola, and took the top off a mountain. They ground it to powder and sent it as slurry by its own weight through sixty-seven kilometres of pipe to a harbour at Mangaluru. Then he fell, and we sold it to others.',
        'It was, I must tell you, a wonderful place to be a child. Nobody in it was old. Fathers came from Bhilai, Salem, Kolar, Palakkad, you had eleven languages in a class. We had a swimming pool in which one swam in the rain. There was a siren, at six, two and ten. In the monsoon, which was half of every year, your uniform dried on a wire over the electric coil and we all smelled of toast.',
        'Also the river ran brown, and we were told that was its colour.',
      ],
    },
    {
      heading: 'The case',
      paragraphs: [
        'From the window of the fifth standard one saw the mine, Aroli, stepped like a stadium, and on the other side Kudremukh peak with its long nose up. In between was the Bhadra. I learned at college in Shivamogga, from a fellow in a torn kurta who wanted to fight me, that forty thousand farmers drank that silt; that the lion-tailed macaque, the Malabar civet, God knows what frogs were there and in no other place; it had been declared a national park in 1987 with us in the middle like a stone in a shoe. I said that my father had been on the night shift for twenty-two years. We were both correct. It’s a tiring experience, I’d recommend it.',
        'The Supreme Court heard it for some years, and in 2002 they gave a date. When the hour came the workers stood at the plant gate. My father says the noise stopped from the far end, one section after another, the mills, the conveyors, the pumps, like somebody going through a house and switching off the lights. Then they heard the river. A few of them had never heard it.',
      ],
    },
    {
      heading: 'Succession',
      paragraphs: [
        'For this visit I had a permit, and with it came a forest watcher, Umesh, who was himself the son of a crane driver. He is making a list. First in, he said, were the bonnet macaques, that same summer; they’d always been after the canteen. Next lantana, then pigs. By the fifth year there were gaur on the football ground. In the ninth they set a camera on the stairs of the officers’ club and it took a leopard, coming down, at 3:14, with its tail curved over the banister.',
        'In the cinema the roof has gone and there’s a stand of Macaranga in the stalls, facing front. King cobras are found in the labs. In the swimming pool there were tadpoles by the thousand, of a kind that he’d sent off to somebody at Bengaluru to be named. Only the hospital held out against it, since they’d used good terrazzo.',
        'Above, it goes slower. The benches of the mine are still red from ten kilometres away. Grass has been sown; it hangs on like a bad wig. What was planted on the tailings, acacia, is now the next problem. And each year or so somebody has a scheme for the whole town: a resort, a university of ecology, a jail.',
      ],
    },
    {
      heading: 'The ridge',
      paragraphs: [
        'On the second day we climbed the peak, as I’d done with my father each January. You go from Mullodi, up through a farm, and you cross four streams. Then the sholas shrink into the folds and it’s only grass, this side and that, rolling, with a wind on it like a hand on a cat. He used to carry me over the last stream. It’s very clear these days. There were fish in it.',
        'At the top, at 1,894 metres, there’s nothing: you look over and that’s Dakshina Kannada and, on a good day, ships. I turned round and tried to pick out C-114. I could see the road, by its shape. The rest was just a different green, a bit brighter, as hair comes in after an illness.',
        'I rang my father from there; it is the only spot with signal. He’s in Udupi, in a flat. I told him about the fig. He asked which wall, and I said the kitchen. He was silent for a while. “That wall was always damp,” said my father.',
      ],
    },
  ],
};
