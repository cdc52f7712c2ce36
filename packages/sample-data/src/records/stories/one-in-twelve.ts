import type { SampleStory } from '../../types';

export const oneInTwelve: SampleStory = {
  key: 211,
  url: 'one-in-twelve',
  title: 'One in twelve: the hill train, told from the engine',
  description:
    'I fired on the Nilgiri line for nineteen years and drove on it for eleven. Passengers ask about the view. We had our backs to it.',
  author: 'Ronald D’Cruz',
  published_at: '2026-02-12',
  destination_pk: 6,
  sections: [
    {
      heading: null,
      paragraphs: [
        'You will have read that the gradient is one in twelve. I would like you to know what it means. It means that if you put your tiffin carrier down on the footplate at Kallar and do not wedge it, you will be eating from the floor. It means that the engine is at the bottom of the train, pushing, because if a coupling breaks you want the heavy thing underneath. It means that all your life one leg is shorter.',
        'I was born in the railway quarters at Mettupalayam, in sight of the shed. My father was a boiler maker and his father had come up from Podanur in 1908, the year that the line was finished through to Ooty. At that time it had already taken since 1891, not counting the thirty-seven years in which they only talked.',
      ],
    },
    {
      heading: 'The rack',
      paragraphs: [
        'For seven kilometres out of Mettupalayam we are a train like any other, past the betel gardens. Then at Kallar there is a small jerk. You would not notice it, but to us it is the moment in Mass when the bell rings. Between the rails lies a ladder made of two steel bars side by side, with their teeth staggered, so that always one tooth is coming in as another goes out. The engine lets down its pinion. Click, and we have hold of the mountain.',
        'She has four cylinders, our X class. On the plain she uses two, and on the rack the steam is used a second time, in the upper pair that turn the cogs. Swiss made, some of them; a few newer ones we made ourselves, at Golden Rock in Trichy, and I may say that the Swiss came to look. They burned coal in my early years. I have put in, by my own estimate, a little over nine thousand tonnes with a shovel, in the rain, leaning. After that came furnace oil, and then diesel for the burner. I miss the coal only for the smell, and my back does not miss it at all.',
      ],
    },
    {
      heading: 'Brakesmen',
      paragraphs: [
        'You have noticed a man with a flag standing out on the front balcony of each coach. You have perhaps thought he was decoration. Each one has a brake wheel, and they work by whistle. One short, I ask for a bit. Two, a bit more. The whole train is played like a harmonium, by five men who cannot see each other, round two hundred and eight curves.',
        'The leading man also looks out for elephants. They like the track at Hillgrove, since it is the only level walking in the district. One waits. In 1997 we waited for an hour and ten minutes with two hundred people and a wedding cake, while a tusker scratched himself on the water column, which has had a list ever since. Nobody complained. The bride’s father gave the cake to the brakesmen in the end, as it had begun to lean with the gradient.',
      ],
    },
    {
      heading: 'Water',
      paragraphs: [
        'A steam engine climbing is a thirsty thing. We stop at Kallar, Adderley, Hillgrove, Runneymede, and she drinks. The names were given by homesick persons. At Hillgrove there is a stall with vadai, and monkeys who know the timetable better than the guard does. While you are buying vadai, and losing it, I go round with the oil can and put the back of my hand on each bearing. One gets to know them by temperature, like children.',
        'In the rains the whole hillside is moving. I have stopped for rocks, trees, once a cow in a tree. In November of 1993 and again in 2009 the line was not blocked, it was simply gone, with the rails hanging across a gap like a rope bridge. There is a gang for every few kilometres, and their fathers were gangmen. They walk it every morning with a hammer and a lamp before we are let up. When you clap at Coonoor, and people do clap, kindly turn round. They are standing behind the water tank.',
      ],
    },
    {
      heading: 'The top',
      paragraphs: [
        'At Coonoor we come off. From there the slope is easier, there is no rack and a diesel takes you through Wellington and Lovedale to Ooty with a good deal of hooting. I have nothing against it. You can make a diesel start by turning a key, and that is all one can say to anybody at five in the morning.',
        'In steam you begin at two. You light her, and then you sit. She ticks, she creaks. She weighs fifty tonnes and she wakes up like my grandmother, part by part, complaining. By half past four there is a murmur in her, and the pressure comes up off the pin. I used to make tea on the shovel, and I believe I was as happy then as one is permitted to be.',
      ],
    },
    {
      heading: 'Advice',
      paragraphs: [
        'Sit on the left going up for the drop, and on the right coming down. Take the first coach uphill, which has the engine as far away as possible, so the soot is for the second class, where it has always been. Book sixty days ahead. Have a cardigan for Coonoor.',
        'And when the train halts between stations, for no reason, and you begin to look at your watch: there is a reason. There is somebody with the back of his hand on something, deciding. It is a hundred and some years, and no one has ever fallen off this mountain through being late.',
      ],
    },
  ],
};
