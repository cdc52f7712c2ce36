export * from './catalogue';
export * from './editorial';
export * from './office';
export * from './people';
export * from './search';
