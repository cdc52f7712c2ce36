import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment for Node with a global object of its own, as V8 makes it. Jest's is a proxy behind an interceptor, through
 * which each use of a global such as `Object` or `Buffer` goes: a fifth of the time of the API's tests.
 */
export default class PlainNodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
