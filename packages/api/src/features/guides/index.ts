export { findGuideChapters } from './repository';
export { guideRoutes } from './routes';
export { guides } from './tables';
