/** A reason not to start that a person can act on; the message is the whole sentence. */
export class CannotStart extends Error {}
