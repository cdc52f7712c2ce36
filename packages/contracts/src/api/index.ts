export * from './auth';
export * from './editorial';
export * from './envelope';
export * from './experiences';
export * from './footer';
export * from './home';
export * from './search';
export * from '../listing';
