/** How much of a list is shown at a time. Ours: the specification has no figures. */

/** Cards that a collection renders at first, and then at a time: whole rows of two, three and four. */
export const CARDS_PER_STEP = 12
