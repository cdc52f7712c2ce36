export { getGuide } from './get-guide';
export { guideKind } from './guide-kind';
export { findGuideChapters } from './repository';
export { guideRoutes } from './routes';
export { guides } from './tables';
