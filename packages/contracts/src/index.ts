export * from './events';
export * from './images';
export * from './listing';
export * from './money';
export * from './paths';
export * from './session';
export * from './site';
export * from './surface';
