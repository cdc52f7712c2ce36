import type { SampleStory } from '../../types';

export const aRainDiaryFromAgumbe: SampleStory = {
  key: 206,
  url: 'a-rain-diary-from-agumbe',
  title: 'A rain diary from Agumbe',
  description:
    'My uncle has read the gauge every morning since 1984. In July he had a cataract operation, and I was lent to him for four weeks along with an umbrella that I never once used.',
  author: 'Raghavendra Bhat',
  published_at: '2025-08-22',
  destination_pk: 14,
  sections: [
    {
      heading: null,
      paragraphs: [
        'The gauge stands in a fenced square behind the house, where nothing can drip on it. It is a copper cylinder, a bottle and a measuring glass, and there is nothing in it that a Roman would not understand. At half past eight every morning one goes out, empties the bottle into the glass, reads the bottom of the curve, and writes it down. If the bottle has overflowed one measures the overflow can also. In the dry months this takes one minute. In July, said my uncle, take a stool.',
        'I am a chartered engineer from Jayanagar, and I had supposed that I knew what rain was.',
      ],
    },
    {
      heading: 'First week',
      paragraphs: [
        '1 July. 86 millimetres. In Bengaluru this would close the underpasses. Here the postman has come as usual, under a gorabe, a shell of woven palm leaf that covers him from head to knee and leaves both hands free for the letters. Seen from behind he is a beetle on a bicycle.',
        '3 July. 141. My leather belt has turned green. I mention it at breakfast and am shown the cupboard over the hearth where everything that one wishes to keep is kept: matches, salt, the land deeds, the harmonium.',
        '5 July. 203. One cannot converse. The rain on the tiles is simply louder. My aunt and uncle have been married for forty-one years and have for this season a system of signs, like scuba divers. I have learned “coffee” and “close the back”.',
        '6 July. 177. I count the kinds. There is the fine one which blows in under the eaves and is called, more or less, flour. There is the straight one. There is the one that comes in bands from the ghat with a noise like a lorry tipping gravel; one hears it come up the main street, house by house, and one has time to take in the chair.',
      ],
    },
    {
      heading: 'Second week',
      paragraphs: [
        '8 July. 94, and sun for eleven minutes. The whole street came out and stood in it. Somebody had brought a wet mattress. Nobody said anything about the sun, as one does not remark on a guest’s being late.',
        '10 July. 226. Walked to the sunset point for form’s sake. There was no sun, no set, and no point. But the road down the ghat was extraordinary: each of the fourteen bends had a waterfall of its own, and at the seventh a pit viper lay along a crash barrier, green as a new bus, entirely at ease. A king cobra lives behind the school. The headmaster speaks of it as one speaks of an inspector, with respect, and hoping that it finds everything in order.',
        '13 July. 312. I had to take the stool. While I was reading the third glassful the second band arrived, and there was a question of principle as to whether the water now running off my elbow belonged to yesterday. My uncle, by signs, ruled that it did not.',
      ],
    },
    {
      heading: 'Third week',
      paragraphs: [
        '16 July. 118. The bandage is off. He sat for an hour at the window, looking at the areca garden with his new eye, and then said that he had forgotten how many greens there were. He had thought it was the trees that had faded.',
        '18 July. 160. I asked why he does it. There is an automatic station now at the rainforest research place with a tipping bucket, a solar panel and a satellite. It sends figures every fifteen minutes. He said that the bucket tips too slowly for the big bands and loses some, that ants go to live in it, and that in 2019 it was off for nine days during which four hundred and sixty millimetres fell. “I was here,” he said.',
        '20 July. 131. Frogs. I had taken them for a machine.',
      ],
    },
    {
      heading: 'Fourth week',
      paragraphs: [
        '24 July. 71. I went with my cousin to see the stream gauge below the areca. He showed me leaf litter caught in a fork two metres above our heads. Then he showed me leeches, which did not need showing. By now I have stopped being Jayanagar about it: one flicks, one walks on.',
        '27 July. 188. My uncle read the glass himself. I stood by with the torch. His hand was quite steady. He bent until his new eye was at the level of the water, waited for the surface to be still, and waited longer than I ever had. Then he told me the figure. I realised that all month I had been reading the top of the curve.',
        '28 July. We went back through the book with a pencil. It came to a difference of about one millimetre a day. He corrected every one and initialled it. The month’s total was 3,870 to the 28th, and it is correct.',
        'I go home tomorrow. It is not raining in Bengaluru, my wife says, and the tank is low. I find that I am worried about the silence.',
      ],
    },
  ],
};
