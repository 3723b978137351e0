/* The code that filters in the browser, as one chunk that loads after hydration (load-client-filtering.ts). */

export { getListing } from './listing.ts'
export { getOtherHalf } from './other-half.ts'
export { restoreSessionFilters } from './read-session-filters.ts'
export { trackListViewed } from './track-list-viewed.ts'
export { updateFilterForm } from './update-filter-form.ts'
