import { configure } from '@testing-library/dom';

// How long `find…` and `waitFor` go on: on a busy machine the default of one second is not enough.
configure({ asyncUtilTimeout: 5_000 });
