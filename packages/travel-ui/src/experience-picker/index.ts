export { ExperienceBox, shortNameOf } from './ExperienceBox';
