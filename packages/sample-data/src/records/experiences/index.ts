import { site } from '@kaadu/contracts';
import type { SampleExperience } from '../../types';
import { cauveryAndDeccan } from './cauvery-and-deccan';
import { coorg } from './coorg';
import { hampi } from './hampi';
import { kabini } from './kabini';
import { kanaraCoast } from './kanara-coast';
import { malnad } from './malnad';
import { mysuruForests } from './mysuru-forests';
import { nearBengaluru } from './near-bengaluru';
import { nilgiris } from './nilgiris';
import { tamilHills } from './tamil-hills';
import { twoCoasts } from './two-coasts';
import { wayanadKerala } from './wayanad-kerala';

const written: readonly SampleExperience[] = [
  ...coorg,
  ...kabini,
  ...hampi,
  ...kanaraCoast,
  ...nearBengaluru,
  ...malnad,
  ...nilgiris,
  ...wayanadKerala,
  ...mysuruForests,
  ...tamilHills,
  ...twoCoasts,
  ...cauveryAndDeccan,
];

/** Sample experiences. Their phone numbers are extensions of the fictional company, so that no real person is called. */
export const experiences: readonly SampleExperience[] = written.map((experience) => ({
  ...experience,
  host_phone: `${site.supportPhone} ext. ${experience.key}`,
}));
