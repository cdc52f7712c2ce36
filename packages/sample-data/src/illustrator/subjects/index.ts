import type { Subject } from '../scene';
import { eagle, hornbill, kingfisher, langur, peacock } from './birds';
import { canoe, coracle, dolphins, houseboat, kayak, raft, sailboat, surfer } from './boats';
import { cattle, gaur } from './bovines';
import { campfire, lantern, tent, tents } from './camp';
import { leopard, tiger } from './cats';
import { deer } from './deer';
import { elephant, elephants } from './elephant';
import { hikers } from './hikers';
import { banyan, bungalow, coffee, cottage, hut, treehouse } from './houses';
import { arecas, bamboo, bridge, lighthouse, palms, starrySky, temple } from './landmarks';
import { angler, birdwatcher, climber, paraglider, rappeller, teaPickers, yoga, zipline } from './people';
import type { SubjectArt } from './subject';
import { diver, fish, manta, turtle } from './undersea';
import { cyclist, horse, jeep, tractor } from './vehicles';

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
