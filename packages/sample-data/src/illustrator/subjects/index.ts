import type { Subject } from '../scene';
import { eagle, hornbill, kingfisher, langur, peacock } from './animals/birds';
import { cattle, gaur } from './animals/bovines';
import { bungalow } from './buildings/bungalow';
import { campfire, lantern, tent, tents } from './buildings/camp';
import { leopard, tiger } from './animals/cats';
import { cottage, hut } from './buildings/cottages';
import { deer } from './animals/deer';
import { elephant, elephants } from './animals/elephant';
import { arecas, bamboo, palms } from './groves';
import { banyan, coffee } from './growth';
import { hikers } from './people/hikers';
import { bridge, lighthouse, starrySky } from './buildings/landmarks';
import { canoe, coracle, kayak, raft } from './boats/paddled';
import { angler, birdwatcher, yoga } from './people/pastimes';
import { cyclist, horse } from './people/riders';
import { climber, paraglider, rappeller, zipline } from './ropes';
import { houseboat, sailboat } from './boats/sailed';
import type { SubjectArt } from './subject';
import { dolphins, surfer } from './people/surf';
import { teaPickers } from './people/tea-pickers';
import { temple } from './buildings/temple';
import { treehouse } from './buildings/treehouse';
import { diver, fish, manta, turtle } from './animals/undersea';
import { jeep, tractor } from './vehicles';

export const subjectArts: Readonly<Record<Subject, SubjectArt>> = {
  elephant,
  elephants,
  tiger,
  leopard,
  gaur,
  deer,
  langur,
  hornbill,
  kingfisher,
  peacock,
  eagle,
  turtle,
  fish,
  manta,
  dolphins,
  coracle,
  kayak,
  raft,
  canoe,
  sailboat,
  tent,
  tents,
  campfire,
  bungalow,
  treehouse,
  cottage,
  hut,
  houseboat,
  jeep,
  cyclist,
  hikers,
  climber,
  diver,
  surfer,
  rappeller,
  paraglider,
  zipline,
  temple,
  lighthouse,
  bridge,
  palms,
  arecas,
  coffee,
  'tea-pickers': teaPickers,
  bamboo,
  banyan,
  lantern,
  'starry-sky': starrySky,
  horse,
  cattle,
  tractor,
  yoga,
  birdwatcher,
  angler,
};
