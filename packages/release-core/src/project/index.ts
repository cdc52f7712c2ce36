export { type Project, readJson, readProject, remoteFolder } from './project-config';
export { readSettings, type Settings } from './settings';
