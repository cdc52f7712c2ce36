import type { SampleStory } from '../../../types';

export const aWeekInKabiniInApril: SampleStory = {
  key: 201,
  url: 'a-week-in-kabini-in-april',
  title: 'A week in Kabini in April, when the water goes out and the elephants come in',
  description:
    'The hottest month is the one the naturalists keep for themselves. Notes from seven days on a shrinking lake, with herds, dust, and one very patient crocodile.',
  author: 'Nandini Urs',
  published_at: '2026-05-04',
  destination_pk: 2,
  sections: [
    {
      heading: null,
      paragraphs: [
        'Everybody told me not to go in April. It would be forty degrees, they said, the forest would be a matchbox, and I would spend the middle of each day lying under a fan regretting my choices. All of this was true. I would go again tomorrow.',
        'The Kabini is a reservoir, which is easy to forget in December, when it lies brimming and blue between its forests and looks as if it had been there since the beginning. In April it looks like what it is: a bath with the plug out. The farmers downstream need water, the sluices open, and every day the shoreline backs away by the length of a bus.',
        'What it leaves behind is mud, and what comes up in the mud, within days, is grass. Fresh, wet, green grass in a month when the forest behind has none. You do not need to be told who comes to eat it.',
      ],
    },
    {
      heading: 'Counting',
      paragraphs: [
        'On the first evening I counted nineteen elephants from the boat and was very pleased with myself. Somanna, who was steering, said nothing. On the second evening there were forty. On the third we came round the point by the old temple and I stopped counting, because the far bank was simply grey.',
        'Somanna counts for the annual census, so he has a method. You pick a herd, count legs in the water and divide by four, and you never count the same bay twice. He made it a hundred and twelve, and then a tusker walked out of the trees with his ears wide and he made it a hundred and thirteen.',
        'They come from Nagarhole, from Bandipur, from Wayanad and Mudumalai beyond. Families that see each other once a year meet here, and there is a lot of greeting: trunks in mouths, a low rumble that you feel in the boat’s floor before you hear it. The calves have no idea that this is a drought. They think it is a party.',
      ],
    },
    {
      heading: 'The hours in between',
      paragraphs: [
        'A safari is three hours at each end of the day. That leaves eleven hours of daylight, and at Kabini in April you spend those in the shade watching other creatures spend theirs in the shade.',
        'There was a marsh crocodile on a mudbank in front of my veranda. I am fairly sure that it did not move between Tuesday and Thursday. On Thursday an egret, which had plainly also come to that conclusion, landed on its tail. The crocodile opened one eye, thought about it, and closed the eye again. It was too hot even for that.',
        'I learned to sleep after lunch, something I had last done at the age of five. I learned that the brain-fever bird calls all night at this season, one semitone higher each time, and that the whole lodge lies awake waiting for it to reach the top.',
      ],
    },
    {
      heading: 'The jeep',
      paragraphs: [
        'In the forest itself the heat has stripped everything. The teak is bare, leaves like dinner plates lie in drifts and anything that walks on them can be heard for a hundred metres. The waterholes are the whole story. You drive to one, you switch off, and you wait, with the engine ticking and dust settling on your lips.',
        'Wild dogs came on the fourth morning, eleven of them, straight down the track as if the jeep were not there, tongues out, ears like round leaves. They drank, rolled, had a short argument about something, and were gone in four minutes. Our driver breathed out. He had been coming every day for three weeks, he said, and had missed them by half an hour each time.',
        'I did not see a tiger. I saw where one had been: a pug mark in the wet sand, with water still seeping into it. We sat beside that print for an hour and ten minutes. Somewhere behind the bamboo a sambar called, twice, and every hair on my arm stood up. It was enough. I really mean that.',
      ],
    },
    {
      heading: 'Rain',
      paragraphs: [
        'On the last afternoon it clouded over from the south-west, much too early in the year. The light went yellow. The elephants on the far bank all turned to face the same way. Then the first mango shower of the season walked across the lake towards us like a curtain being drawn, and Somanna cut the motor and let it come.',
        'It lasted ten minutes. The smell afterwards, of wet dust and bruised grass, is one for which Kannada has a better word than English. By morning the teak had tiny red leaves at its tips, and half of the herds had gone back in. There was water in the forest again; they had no more need of ours.',
        'If you want Kabini pretty, go in November. If you want to know how it works, go in April, drink water by the litre, and take a hat that you do not mind losing in the lake.',
      ],
    },
  ],
};
