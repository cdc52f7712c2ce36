import type { SampleStory } from '../../../types';

export const whereTheElephantsSleepTonight: SampleStory = {
  key: 205,
  url: 'where-the-elephants-sleep-tonight',
  title: 'Where the elephants sleep tonight: a plateau that runs on text messages',
  description:
    'In Valparai, the most important news of the day arrives at six in the evening, is forty words long, and says which division to avoid on the way home.',
  author: 'Meera Karunakaran',
  published_at: '2025-02-18',
  destination_pk: 16,
  sections: [
    {
      heading: null,
      paragraphs: [
        'The first one reached me at 18:10 on a Tuesday, in Tamil, with an English version under it. Five elephants with one calf, it said, near the swamp below Field 22. Please be careful. I was at that moment drinking tea on a veranda which overlooked, according to the manager, Field 21.',
        'He read the same message on his own telephone, walked to the rail, and listened for a while. Then he asked the cook to bring in the bananas.',
      ],
    },
    {
      heading: 'The plateau',
      paragraphs: [
        'Valparai is a tableland of tea some two hundred square kilometres wide, cleared out of rainforest between 1890 and about 1930 by men who thought that forest was what you had before you had a plan. They left scraps of it standing: on ridges too steep to plant, along streams, in places that were somebody’s favourite. Round the edge lies the Anamalai Tiger Reserve. On a map the whole thing looks like a green shirt with the moths in it.',
        'About a hundred and twenty elephants use the plateau in a year. They do not want the tea, which tastes of tannin and regret. They are going from one piece of forest to another, as their grandmothers did, and tea is what they have to cross. They cross at night. The trouble is that night is also when seventy thousand people walk home along the same paths from the shop, the bus stop and the second show.',
        'For years the number that everyone knew was three: three people killed in a year, on average, nearly always at dusk, nearly always by surprise. An elephant in tea bushes at seven o’clock looks exactly like more tea.',
      ],
    },
    {
      heading: 'A list of names',
      paragraphs: [
        'Two biologists began by asking where the elephants were, and found that this was the question everyone on the plateau had been asking for a century. So they wrote it down each day, then put it on the cable television, in a strip that crawled under the serials. Then mobile phones came, and with them a list.',
        'I sat for an evening with Ganesan, who gathers the news. He has trackers in jeeps, tea pickers in the lines, a man at the fire station and a lady at Injiparai who can identify four separate herds by the sound that they make breaking silver oak. By five they have all rung. He drafts, cuts it to the length of a message, and sends it to every telephone within two kilometres.',
        'For those without one there are lamps. They are red, on poles at the crossroads, and they are switched on by a missed call from whoever saw the herd. When a lamp is burning, people go round. “Nobody told them to switch it off when elephants leave,” he said. “They worked it out. They do not want the lamp to become a liar.”',
        'In several of the years since then, nobody has died. There is no fence, no trench and no gun in any of it.',
      ],
    },
    {
      heading: 'Six o’clock, Wednesday',
      paragraphs: [
        'The buses changed too. The last one used to put its passengers down at the main road and leave them to walk. Now, when the message says so, the driver takes the estate track and stops at each door. It costs the company a litre of diesel. An old man in the seat before mine was put down beside his own gate with his rice, and neither he nor the driver seemed to think that it was remarkable.',
        'There are other commuters. At Puthuthottam a troop of lion-tailed macaques comes out of its fragment at eight, crosses on a canopy bridge made of old fire hose, and goes through the bins of the workers’ lines with the air of auditors. A watcher in a khaki sweater stands in the road with a flag and stops the cars. He told me their names. He told me which of them could open a lunch box.',
      ],
    },
    {
      heading: 'Field 21',
      paragraphs: [
        'At a quarter past nine the bushes under the veranda moved. We put the light out. There is not much to say about what followed, because there was so little to see: a paleness, which was dust on a forehead, and then a smaller paleness going along under it like a punctuation mark. Stems cracked. One of them breathed out, a long domestic sigh. I could smell them, hay and warm mud.',
        'They went by at about the distance of a badminton court, in single file, and took the path down to the swamp that the pluckers had come up by at five. It was twenty minutes before the manager turned on the lamp.',
        'His telephone buzzed at once. Ganesan wished to know whether they had passed, how many there were, and whether the calf was well. The manager typed with one finger. Tomorrow at six a few thousand people would read it, and would go home a different way.',
      ],
    },
  ],
};
