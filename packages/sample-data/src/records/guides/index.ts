import type { SampleGuide } from '../../types';
import { chikmagalurGuide } from './chikmagalur';
import { coorgGuide } from './coorg';
import { dandeliGuide } from './dandeli';
import { gandikotaGuide } from './gandikota';
import { gokarnaGuide } from './gokarna';
import { hampiGuide } from './hampi';
import { kabiniGuide } from './kabini';
import { kodaikanalGuide } from './kodaikanal';
import { munnarGuide } from './munnar';
import { ootyGuide } from './ooty';
import { pondicherryGuide } from './pondicherry';
import { sakleshpurGuide } from './sakleshpur';
import { wayanadGuide } from './wayanad';

export const guides: readonly SampleGuide[] = [
  coorgGuide,
  hampiGuide,
  chikmagalurGuide,
  wayanadGuide,
  ootyGuide,
  gokarnaGuide,
  dandeliGuide,
  kabiniGuide,
  pondicherryGuide,
  munnarGuide,
  kodaikanalGuide,
  sakleshpurGuide,
  gandikotaGuide,
];
