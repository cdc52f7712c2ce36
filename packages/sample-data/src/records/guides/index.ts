import type { SampleGuide } from '../../types';
import { coorgGuide } from './coorg';
import { hampiGuide } from './hampi';

export const guides: readonly SampleGuide[] = [coorgGuide, hampiGuide];
