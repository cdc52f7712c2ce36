import type { SampleStory } from '../../types';

export const riceThatSmellsOfRain: SampleStory = {
  key: 219,
  url: 'rice-that-smells-of-rain',
  title: 'Rice that smells of rain',
  description:
    'My mother-in-law grows eleven kinds of rice on two and a half acres in Wayanad, and has a reason for each. I married her son for other reasons, and had to learn these.',
  author: 'Bindu Chekkott',
  published_at: '2026-11-08',
  destination_pk: 4,
  sections: [
    {
      heading: null,
      paragraphs: [
        'In the week when I came to Thrissilery as a bride, I did one thing properly and one terribly. I had found the bathroom without asking. And I had put the seed of the gandhakasala in the rice tin.',
        'It stood in a bamboo basket plastered with cow dung, by the hearth. It was small-grained and straw-coloured, and when I tipped it in I noticed a smell, like a jasmine that’s thinking of becoming sandalwood. Then my mother-in-law came in from the yard. She looked at the basket, and then the tin. She didn’t say anything. She got a winnow, and sat on the step in the last of the light, and picked out four kilos, one grain at a time, from twenty kilos of ration-shop white.',
        'I sat down beside her at about seven. By ten we were talking.',
      ],
    },
    {
      heading: 'A reason for each',
      paragraphs: [
        'That is eighteen years ago. I taught chemistry in Kozhikode then; I still do, at Mananthavady. I like things to be in a table, so here it is.',
        'Veliyan for the big field, since it doesn’t mind drought or flood or a fortnight’s neglect. Thondi for the table; it’s red, it stays with you until four in the afternoon. Chomala, also red, for women who’ve just given birth. Mullan kayama to sell, for biryani. Adukkan, for no reason, it was her aunt’s. Navara comes in sixty days and is medicine: they cook it in milk and beat people with it, for rheumatism. Kalladiyaran in the low corner which is under water in July, as it will grow as quickly as the water does. Gandhakasala for guests and gods. The other three she won’t have written down until she has asked her brother.',
        'It is a table of disasters, you see. Each row’s an answer to one. When it rains too much there’ll be this, when it does not then that, and in no year that anybody can recall did all eleven fail.',
        'My own family had grown one kind, from the government depot, with a number instead of a name. It gave double. In 2009 a brown hopper came, and it gave nothing.',
      ],
    },
    {
      heading: 'November',
      paragraphs: [
        'She sows by njattuvela: the year’s cut in twenty-seven parts of thirteen and a half days, each ruled by a star, and every farmer’s child has the verses. In Thiruvathira it should rain without a break so you plant pepper. If it fails in Atham you don’t get straw. I used to smile. Then I put twelve years of rain data from the research station at Ambalavayal through a spreadsheet one vacation, and after that I stopped smiling, for the verses were better than the radio, up until about 2015. Since then both are bad.',
        'Nancha is cut from the middle of November, and the gandhakasala last. I would like to describe that morning but I’m always in it. There’s mist on the vayal, the flat valley bottom, up to your waist, and above it on all sides hills with coffee. Thirty women are in a row with sickles. Most are Adiya or Paniya, who were sold with these fields, in living memory, at the Valliyoorkavu festival; they know far more about it than we do, and are now paid, not yet enough. Someone starts a line. It goes along the row and comes back changed. And as the stalks are cut the scent gets up. It’s not strong. It’s strongest when you don’t turn round.',
        'By ten it’s gone. I’ve looked into that: 2-acetyl-1-pyrroline, volatile, more of it if nights are cold in the last weeks. It doesn’t form down on the plain. People have tried.',
      ],
    },
    {
      heading: 'Visitors',
      paragraphs: [
        'They come now. A man from a food magazine; a company that wished to patent something; two very polite Japanese. There’s a geographical indication, with a certificate. In 2018, and then in 2019, when half the hillside over at Puthumala came down and everything in the valley bottom was silt, and again after that dreadful July night in 2024, they asked each time: what will you plant? And each time people came up the path to her with a bag, embarrassed, like somebody come to borrow sugar. She gives a kilo. You have got to bring back two. She’s never kept a paper, and she’s told me of three households in thirty years which didn’t, with surnames.',
        'I wanted to build a seed bank. I had the form from the university, steel bins, silica gel. She heard me out. “A seed in a box,” she said, “remembers the year that it went in.” It must be grown each season, in her view, in order to keep up with the news.',
      ],
    },
    {
      heading: 'Tin',
      paragraphs: [
        'She is seventy-six and her knees have gone. This year, for the first time, it was me who walked the rows in October, to choose the ears: not the largest, she called from the wall, the ones that stand a bit apart. I dried them for three days, and in the mist for one night, which is a secret. I plastered the basket myself.',
        'My daughter is eleven. On Sunday I came into the kitchen and found that she had moved it, to get at the biscuits, right next to the rice tin. My mother-in-law and I both saw. We both got up.',
        'She had labelled it. On graph paper, in three languages, with a skull.',
      ],
    },
  ],
};
