import type { Subject } from '../scene';
import type { SubjectArt } from './subject';
const dummy: SubjectArt = { element: 'ground', width: 100, height: 100, hero: 200, metres: 2, draw: () => '<path d="M-40 0V-100H40V0Z" fill="#000"/>' };
export const subjectArts: Readonly<Record<Subject, SubjectArt>> = new Proxy({} as Record<Subject, SubjectArt>, { get: () => dummy });
