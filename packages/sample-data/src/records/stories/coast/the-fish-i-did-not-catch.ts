import type { SampleStory } from '../../../types';

export const theFishIDidNotCatch: SampleStory = {
  key: 218,
  url: 'the-fish-i-did-not-catch',
  title: 'The fish I did not catch',
  description:
    'An angler goes back to the Cauvery with no rod, to look for the biggest animal that he ever let go.',
  author: 'Kenneth Fernandes',
  published_at: '2025-10-12',
  destination_pk: 20,
  sections: [
    {
      heading: null,
      paragraphs: [
        'I have one photograph of her and I am ashamed of how happy I look. It is March 1991. I am thirty-one, burnt, wearing the kind of shorts that we all wore, and with Bola, my ghillie, I am holding up in the shallows something like a gold-plated dachshund with the shoulders of a wrestler. She weighed eighty-four pounds. She had taken a ball of ragi the size of an orange, and had then gone two hundred yards downstream with me in a coracle behind. It lasted for an hour and forty minutes. We put her back, and she hung there for a bit by my ankle, gills working, and was gone, like a drawer shutting.',
        'In all the years since, when I could not sleep, I’ve gone over that hour and forty minutes. It never crossed my mind to ask what she went over.',
      ],
    },
    {
      heading: 'Ragi',
      paragraphs: [
        'I must explain to the young about the camps. From the seventies there was a society of sportsmen which leased this reach, between Shivanasamudra and Mekedatu. It paid poachers to turn watchmen; Bola had used dynamite from the quarries till he was twenty-two. They made us return every fish. People came from Scotland to stand in that heat. And because of rod money there were big mahseer here at a time when every other pool on the river had been bombed empty. I say this because it’s true, and also because I’d like to be thought well of.',
        'Then in 2010 or so came a ruling: this is a wildlife sanctuary, a fish is wildlife, and hooking it in the lip for pleasure is hunting, even if you kiss it afterwards. The camps turned to birds. I was furious. I wrote letters to newspapers. I sold my reels to a dentist.',
      ],
    },
    {
      heading: 'A question of name',
      paragraphs: [
        'What finished my temper was a scientist half my age. She rang up to ask whether I still had my photographs, with dates. Any photographs of any of us would do. It turned out that the fish we’d been fighting over had never been properly named. Everyone for a hundred and fifty years had written about the humpback of the Cauvery, the largest carp-like fish in India; somebody drew it in 1849; and no one had ever laid one on a table and described it. In 2018 they finally did so, and in the same year it went onto the Red List as critically endangered. It’s called Tor remadevii. It had been known to science for a few months, and might have thirty years left.',
        'And it was us, in part. In the seventies, with the best of intentions, the society had stocked the river with mahseer from a hatchery at Lonavala, hundreds of thousands of fingerlings, of the wrong sort: a blue-finned fish from the Deccan. That one throve. She showed me a graph from our own catch books. Two lines made a neat cross, somewhere around 2000. I had kept those books, I’d been proud of my handwriting.',
      ],
    },
    {
      heading: 'October',
      paragraphs: [
        'So this month I went back, with binoculars. Bola is seventy-three and has got a hearing aid that whistles. His grandson Mahadeva works for the jungle camp, took out the coracle, and wouldn’t have either of us paddle.',
        'The river was down after the rains, jade, with a skin of light on it. I had fished it eleven seasons and I’d seen about a foot of it, the foot round the line. I saw that now. There’s a fish owl which lives in the arjuna below the rapid and must always have lived there. There were otters, a family, going along a sandbar like a dropped rope; river terns; a crocodile. Across on the Salem side a grizzled squirrel as long as my arm was eating tamarind and letting the shells fall in the water, plip. Below it something rose to them.',
        '“Pink-fin,” said Bola. He hadn’t got his glasses on. The humpback has an orange tail. The other one’s is blue. He swore that he could tell by the sound.',
      ],
    },
    {
      heading: 'The pool',
      paragraphs: [
        'We tied up at the place in the photograph. The rock has got a crack in it now. Mahadeva took out a ball of ragi, his grandmother’s recipe with a bit of cheese and aniseed in it, and there wasn’t any hook, so I rolled it myself and threw it up where the tongue of the current goes in.',
        'One waits. It’s the same wait. My heart was doing the same stupid thing.',
        'After ten minutes or so, from underneath, in about eight feet of water and as clear as I see this page, something turned. I saw a flank, and each scale on it was as large as a playing card, with a dark edge. Then there was the back. It had the hump. It took the ragi as one takes a coat off a peg, and I saw the tail as it swung, and I am sixty-five and diabetic and it was as orange as a marigold.',
        'They can live for a good long time, nobody’s certain how long. There is no reason to think it was her. Bola was crying, but he cries at advertisements.',
        'Mahadeva entered it on a form: time, pool, tail colour, estimated length. He asked me how to spell the Latin. “And activity, sir?” he asked. “It says here, activity of fish.”',
        'I told him to put down, undisturbed.',
      ],
    },
  ],
};
