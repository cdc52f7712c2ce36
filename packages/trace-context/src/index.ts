export { newTraceContext, traceContextOf, type TraceContext, type TraceHeaders } from './trace-context';
