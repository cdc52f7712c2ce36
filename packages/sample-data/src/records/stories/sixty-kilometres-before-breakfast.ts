import type { SampleStory } from '../../types';

export const sixtyKilometresBeforeBreakfast: SampleStory = {
  key: 212,
  url: 'sixty-kilometres-before-breakfast',
  title: 'Sixty kilometres before breakfast',
  description:
    'What happens, kilometre by kilometre, when you finally say yes to the people in your office who own special shoes.',
  author: 'Ananya Rao',
  published_at: '2025-01-26',
  destination_pk: 18,
  sections: [
    {
      heading: null,
      paragraphs: [
        'At 04:40 your alarm goes off. You have laid your clothes out on a chair as if for a corpse. Somewhere in Bengaluru eleven other people are doing this too, and not one of them is asking why, and you take what comfort you can from that.',
        'At 05:25 you are in a car park in Devanahalli in the dark, and Sudeep from payroll is pumping your tyres without being asked. He says a number. Everyone nods at the number. It is fourteen degrees, which on a bicycle turns out to be about nine.',
      ],
    },
    {
      heading: 'Kilometre 0',
      paragraphs: [
        'You go off in a line, each with a small red light, and no one talks. The airport road is a river of taxis on the other side of a wall. Then somebody’s hand points left, and there is a lane, and within a minute the city has stopped as if it had been switched off at the mains. You can hear chains. You can hear the breathing of a person from accounts.',
        'It smells of wet mulberry. Silkworms will not eat a dry leaf or a dusty one, you are told later; so it gets cut now, at five, by women with torches on their foreheads, who look up when you pass and laugh without malice.',
      ],
    },
    {
      heading: 'Kilometre 14',
      paragraphs: [
        'Light comes from the right. First the hills have edges, then colours, and then Nandi is suddenly there in front of you like a ship. It is a single lump of granite with a fort along its forehead. There is a cliff on it called Tipu’s Drop, concerning which the less you think the better.',
        'Grapes now, mile upon mile, on wires: the blue Bangalore sort, thick-skinned, foxy, that grows round here and almost nowhere else, and makes bad wine and glorious juice. They have been pruned in October and there are little green beads on them. A man is walking along the row lifting each bunch with a finger.',
        'A dog decides to race. He belongs to nobody, weighs perhaps ten kilos and holds thirty-four kilometres an hour until the culvert, where his jurisdiction ends. Sudeep salutes him. Apparently this occurs every Sunday.',
      ],
    },
    {
      heading: 'Kilometre 23',
      paragraphs: [
        'This is the bottom. You should be told some facts. The climb is seven and a half kilometres long with forty bends, at five per cent at first and over eight at the finish. The fast people do it in twenty minutes. A man called Naveen holds an office record of twenty-four, and is known for it, as others are for their singing.',
        'You begin well, because you are a fool. At bend four you change down. At bend nine you change down again and find there is no further down. Motorcycles pass in a string, in leather, sixty of them, with a noise like a torn bed sheet, on the way up to be photographed. You hate them. By bend fifteen you have no hate left, it having been needed elsewhere.',
        'Now look: this is the part no one explained. There is a moment at which you stop trying to get to the top. It is not giving up. You just find the speed which you can do, and it is about the speed of a goat, and you do it. You see ferns in the wall. You see that each bend has been numbered by hand in white paint. The banyan at twenty-two has a bucket hung in it for birds. A bonnet macaque on the parapet watches you all the way round with his chin on his fist, and in his eyes is exactly what you saw in the mirror at 04:40.',
        'Somebody draws level. It is Mrs Iyer, from legal, who is fifty-eight. “Sing,” she says, not out of breath. “If you can sing you are going right.” She rides for three bends at your side, through the whole of a Purandaradasa kriti, and then goes on ahead, sitting up.',
      ],
    },
    {
      heading: 'Kilometre 31',
      paragraphs: [
        'At the gate they make you wait until six, and by now it is well past seven. You put your foot down and your leg does something private. Everybody is there, steaming like horses. Nobody asks for the time that you took. A girl cuts an orange in eight with a penknife, and you feel that you have never before had an orange.',
        'The whole plateau lies underneath with fog in its hollows and the tops of hills standing up: Skandagiri, Channagiri, Brahmagiri. Five rivers used to be said to start here, the Arkavathy among them. Of that one there is today a stone bull with a trickle coming out of his mouth. You look at it and remember that it is supposed to fill the tank at Hesaraghatta. Then the cloud comes up over the wall and takes the view away, and it’s cold, and Sudeep makes you put your jacket on before you know that you need it.',
      ],
    },
    {
      heading: 'Kilometre 60',
      paragraphs: [
        'The descent you will not remember, apart from your hands. Then the road back, wind behind, the line all strung out and everyone talking now. There is a place near Nandi Cross with steel tables where thatte idli comes on banana leaf with a lump of white butter on it the size of a golf ball. You eat five. You are told that this is medically correct.',
        'It is 09:30. In the flat your family are just looking for their slippers. You have been over the edge of the known world and come home with a sunburnt neck and there is nothing you can say which would not make you one of those people.',
        'At 09:52, in the car, you look up the price of the shoes.',
      ],
    },
  ],
};
