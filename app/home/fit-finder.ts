/** The path of the Fit Finder page (spec 2). */
export const FIT_FINDER: string = '/fit-finder'
