import type { Habitat } from '../scene';
import type { Setting, Studio } from '../studio';
import { ghats } from './ghats';
export const habitatPainters: Readonly<Record<Habitat, (studio: Studio) => Setting>> = { ghats } as never;
