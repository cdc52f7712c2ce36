import type { SampleStory } from '../../types';

export const nineOclockAtMelukamanahalli: SampleStory = {
  key: 222,
  url: 'nine-oclock-at-melukamanahalli',
  title: 'Nine o’clock at Melukamanahalli',
  description:
    'Every night a bar comes down across the highway at Bandipur, and for nine hours the road belongs to somebody else. I spent one of them with the men who work the bar.',
  author: 'Deepa Kodandaram',
  published_at: '2026-07-19',
  destination_pk: 12,
  sections: [
    {
      heading: null,
      paragraphs: [
        'At 20:58 there is a Swift with a wedding invitation on the dashboard, doing what I’d call eighty. At 20:59 it’s a milk van, then two motorcycles. The last one is a lorry of onions, which has come up from Nanjangud flat out with every bulb on, and whose driver holds his whole arm out of the window, fingers spread, pleading. Basavaraju looks at his telephone. He waits. He lets the lorry get its back wheels over the line and leans on the weight. The bar drops with the sound of a dropped bar.',
        '“Every day it’s one onion lorry,” he says.',
        'It was a Tuesday. There were eleven vehicles behind it by five past.',
      ],
    },
    {
      heading: 'The argument',
      paragraphs: [
        'National Highway 766 runs from Kollegal to Kozhikode and for about twenty-five kilometres of that it goes through the tiger reserves of Bandipur and Wayanad. In 2009, after a count of the dead on it (elephants, a tiger, deer past counting), the district closed the road from nine at night to six in the morning; the court upheld it, and there’s been a row ever since. Kerala says Wayanad’s being strangled: patients, vegetables, flights to be caught. Karnataka says there is the other way round, by Hunsur and Kutta, thirty-odd kilometres more. There have been fasts. There’s been a proposal for an elevated road on pillars, with the tigers going about beneath. Each side can fill a bus with people who’ve been personally harmed.',
        'Basavaraju, who’s been on this bar for twelve years, has a shorter account. “They all have somebody in hospital,” he says. “So I ask which hospital.”',
        'There is a rule. Ambulances go, always, and each night four buses from each state, two and two, at a fixed hour. And pregnant ladies. He’s opened it for nine, one in an autorickshaw, and of those nine, six sent sweets.',
      ],
    },
    {
      heading: 'Quarter to eleven',
      paragraphs: [
        'The queue turns its engines off. You see then, all along the line, how people change. The wedding party, who’d shouted, spread a sheet on the bonnet and start on what was meant for tomorrow. A businessman has his driver ring the Chief Minister’s office, then another office; then he falls asleep with his mouth open. Somebody makes tea.',
        'Around eleven it’s as if a fridge had been switched off, one you had not known was humming. The highway lies there under the moon, pale, and dead straight, with that line down the middle. I was standing at the bar with Ravi, the younger guard, with my elbows on it as you would at a bar of the other kind.',
        '“Now,” says Ravi.',
        'I didn’t see from where. She was simply there, two hundred metres along, on the white line: a big cow elephant, and up to her knee a calf, then three more, loosely, like people coming out of a cinema. They weren’t crossing. They’d come for the road. It’s warm, he whispers, it holds the sun until past midnight. The calf lay down on it. One of the aunts took up some dust from the verge, and blew it along her back. They stood about there for twenty-five minutes in the middle of a national highway, doing nothing at all.',
        'Behind me I heard a car door open, very carefully, and not shut. Then another one. When I turned round there were thirty people at the bar, in a row, in their good clothes, and no one was holding up a phone. The businessman had got a child on his shoulders that I don’t believe was his.',
      ],
    },
    {
      heading: 'Two o’clock',
      paragraphs: [
        'They don’t put down everything in the log, so Ravi told me. Chital, of course, some hundreds, they lie on the warm part with their legs folded. A sloth bear that walks it each week from one kilometre stone to the next, always on the left. Wild dogs at first light. On the third of May there was a tigress with two cubs, and she let them play with a slipper.',
        'He came here from Gundlupet at nineteen and for the first month he asked every evening for a transfer. His uncle drove on this route. He was on his way back with tomatoes in 2006 at one in the morning, and it was a sambar. “The stag was dead, and my uncle lost this,” says Ravi: he draws a line across his own thigh. “And all the tomatoes. So when they shout at me I’m thinking about tomatoes.”',
        'Somewhere between three and four I slept on his cot, under a calendar of Nanjundeshwara. I woke because something had scratched its back on the hut.',
      ],
    },
    {
      heading: 'Six',
      paragraphs: [
        'Basavaraju gets up at half past five, washes, puts on a clean shirt, lights one stick of incense before a small stone beside the post, and walks a hundred metres down the road by himself with a stick, to see if anyone’s left lying on it. It isn’t in his duties. He says that he wouldn’t care to have it opened on top of somebody.',
        'There’s mist. A peacock is stepping over the double line like a lady getting out of a boat. Behind the bar forty-three engines have begun to turn. He comes back, and looks at his telephone, and waits.',
        'The wedding’s car is in front. “You’ve missed the muhurta,” I say to the grandmother at the window. She is a small person in gold. She pats my arm. There will be another at eleven, she tells me; there’s always another; the priest is her nephew.',
        'Then he leans on the weight and it goes up, and for a second or two, though they’re all of them hours late and somebody’s in hospital, nobody moves.',
      ],
    },
  ],
};
