/** A page of its own (spec 2). */
export const FIT_FINDER: string = '/fit-finder'
