import type { SampleStory } from '../../types';

export const aLetterFromTheRim: SampleStory = {
  key: 213,
  url: 'a-letter-from-the-rim',
  title: 'A letter from the rim',
  description:
    'To a brother in Rotterdam, who asked what there was to see in our district besides limestone.',
  author: 'Imtiaz Basha',
  published_at: '2025-12-29',
  destination_pk: 30,
  sections: [
    {
      heading: null,
      paragraphs: [
        'Dear Javed. You wrote that your colleagues had been to Arizona and that you, out of pride, had told them we had one of those at home. You then asked me to find out whether it was true. I took two days’ leave between Christmas and New Year, and Father’s scooter, and am writing from a rock at Gandikota with my feet over the Pennar.',
        'It is true, more or less. It is a smaller one. You can see a goat on the other side and nearly tell whose it is. But it is the right colour, and it goes straight down, and I am tied by my own belt to a bush as I promised Ammi that I would be.',
      ],
    },
    {
      heading: 'The road',
      paragraphs: [
        'You remember Jammalamadugu for the dentist. After that there is only cotton, black soil and Bengal gram, with those slabs that everyone here stands on end for fences. Cuddapah slab, your Dutch builders would call it: under every bus stand of south India there is a piece of our childhood. In the fields they were lifting groundnut. I stopped for jowar roti and a raw onion with a woman who wouldn’t take money as she had been at school with Khala.',
        'You come in through the fort. There is no fuss: the tar simply goes in at a gate with spikes on it, bent at a right angle so that elephants could not get a run, and then you are riding down a village street, past a hundred houses, hens, a ration shop. They live in it. The walls go round five miles. A boy showed me the granary, which is the size of a cinema, and cold, and held goats. He showed me the mosque beside it, with the minarets that you see in all the photographs, then the Madhavaraya temple, whose tower is covered in dancers. The two are so near that either could borrow sugar. Each was built by somebody who had thrown out the other, and both of them are very good. I thought of our street.',
      ],
    },
    {
      heading: 'The edge',
      paragraphs: [
        'Nobody warns you about the edge. There is no rail. You climb over some blocks, as big as lorries and very tidily stacked, so that at first you take them for the wall; and then the ground is over, and far below there’s a bend of green water between red cliffs with a cormorant going along it.',
        'A retired headmaster from Proddatur was standing there, in a monkey cap, with eleven grandchildren. He explained it to us as if we were all eleven. It’s sandstone cooked hard, he said: quartzite, the floor of a sea that dried out more than a thousand million years ago, before there was anyone to swim. That is why it breaks in squares. The river was here before the hills. As the Erramalas rose, an inch in a lifetime, the Pennar went on sawing to keep its place, and neither has given way. “That,” he told the smallest, “is called persistence.” She asked if she could throw a stone. He considered, and said one.',
        'What is in it is no longer the river quite. There is a dam below, at Mylavaram, so the water stands in the gorge deep and quiet. You can hire a kayak. I did not, you know why. I watched two girls from Bengaluru go down there with orange jackets, and their voices came up as clear as if they were at my elbow. They were discussing somebody called Rohan. He is not worth it, Javed.',
      ],
    },
    {
      heading: 'Night',
      paragraphs: [
        'I’d hired a tent from a man named Obulesu, who looks after a row of them on the flat part, and his wife sent ragi sangati, a dark ball as big as a fist, with natu kodi pulusu that made my ears ring. You would have wept. You’d have asked for bread. We ate with our backs to a rock which was still hot from the day, while our fronts froze. At nine it was sixteen degrees.',
        'He told me that when he was a boy there were wolves over the other side, in the scrub, and that last winter one called. Nobody believes him. There is a big owl which lives in the wall, at any rate; I heard that. And then the generator stopped, and I understood why people drive here from three states. You have lived too long in the Netherlands and I in Kadapa, under tube lights. I had forgotten there was so much up. I picked out Orion, as Father showed us on the terrace. I could see the sword, and the little smudge in the sword. It all came up out of the gorge sideways, lit by nothing.',
      ],
    },
    {
      heading: 'Morning',
      paragraphs: [
        'He woke me at half past five with tea. People were already sitting along the edge in blankets, some forty of them, quite far apart, and nobody was playing music. It was like a courtyard before Fajr. First there was grey, then the far cliff took a pink line along the top and it came down slowly, block by block, like a blind being lowered, till all of the wall was the colour of a cut guava. Swifts came out from under our feet. I had said mine in the dark, where I was, facing west across the drop, and an old couple next to me had waited to pour their tea until I was finished.',
        'So you may tell your colleagues that it’s true. Tell them it is not so big, but that there is a village in it, and a lady who was at school with our aunt. Ammi asks if you are wearing the vest. Come in December. I shall bring two belts.',
        'Your brother, Imtiaz',
      ],
    },
  ],
};
