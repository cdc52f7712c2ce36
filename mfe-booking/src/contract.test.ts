import { bookingStatus } from '@kaadu/contracts/booking';
import { testBusContract, testMessages } from '@kaadu/harness/testing';
import { join } from 'node:path';
import { stepNames } from './checkout/use-step';

testBusContract(join(__dirname, '..'));
// Labels of statuses and names of steps are looked up by variables.
testMessages(join(__dirname, '..'), [...Object.keys(bookingStatus), ...stepNames]);
