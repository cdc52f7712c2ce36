import type { Subject } from '../scene';
import { eagle, hornbill, kingfisher, langur, peacock } from './birds';
import { cattle, gaur } from './bovines';
import { bungalow } from './bungalow';
import { campfire, lantern, tent, tents } from './camp';
import { leopard, tiger } from './cats';
import { cottage, hut } from './cottages';
import { deer } from './deer';
import { elephant, elephants } from './elephant';
import { arecas, bamboo, palms } from './groves';
import { banyan, coffee } from './growth';
import { hikers } from './hikers';
import { bridge, lighthouse, starrySky } from './landmarks';
import { canoe, coracle, kayak, raft } from './paddled';
import { angler, birdwatcher, yoga } from './pastimes';
import { cyclist, horse } from './riders';
import { climber, paraglider, rappeller, zipline } from './ropes';
import { houseboat, sailboat } from './sailed';
import type { SubjectArt } from './subject';
import { dolphins, surfer } from './surf';
import { teaPickers } from './tea-pickers';
import { temple } from './temple';
import { treehouse } from './treehouse';
import { diver, fish, manta, turtle } from './undersea';
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
