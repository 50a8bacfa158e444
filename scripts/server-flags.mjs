/**
 * How Node runs the shop. On a machine with much memory V8 lets the young objects of one process take 128 MB before it
 * looks at them; most of what a request makes is garbage after a millisecond, so 16 MB are as fast.
 */
export const serverFlags = ['--max-semi-space-size=16']
