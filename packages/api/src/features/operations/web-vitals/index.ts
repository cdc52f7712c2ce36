export { deleteOldWebVitals } from './repository';
export { webVitalRoutes } from './routes';
export { webVitals } from './tables';
