import { paths } from '@kaadu/contracts';
import { infoMeta } from '../../shared/info-page/info-meta';

export const aboutMeta = infoMeta({
  name: 'About us',
  href: paths.about.getHref(),
  description: 'Who arranges these trips and what you can hold us to.',
});
