import type { SampleExperience } from '../../types';
import { coorg } from './coorg';
import { hampi } from './hampi';
import { kabini } from './kabini';
import { kanaraCoast } from './kanara-coast';
import { malnad } from './malnad';
import { nearBengaluru } from './near-bengaluru';
import { nilgiris } from './nilgiris';
import { wayanadKerala } from './wayanad-kerala';

export const experiences: readonly SampleExperience[] = [
  ...coorg,
  ...kabini,
  ...hampi,
  ...kanaraCoast,
  ...nearBengaluru,
  ...malnad,
  ...nilgiris,
  ...wayanadKerala,
];
