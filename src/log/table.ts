/** A table that knows its own keys only: what every object inherits (`constructor`) is not found in it. */
export const table = <T extends object>(entries: T): T => Object.assign(Object.create(null), entries);
