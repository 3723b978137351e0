/** Spec 9, "Timing and limits". Times are in ms, lengths in CSS pixels. How long a drawer moves is a token of app/ui/styles. */

/** "Discount banner auto-hide 5 seconds". */
export const DISCOUNT_BANNER_MS = 5_000

/** "Button feedback reset 2000 ms". */
export const BUTTON_FEEDBACK_MS = 2_000

/** "Hover-intent delay about 100 ms". */
export const HOVER_INTENT_MS = 100

/** "Exit-intent: 20 px, throttle 200 ms". */
export const EXIT_INTENT = { topPx: 20, throttleMs: 200 } as const

/** "Idle 4000 ms". */
export const IDLE_VISITOR_MS = 4_000

/** "Fit Finder hint appears after scrolling more than 100 px". */
export const FIT_HINT_AFTER_PX = 100

/** "Main menu: 20 links, 10 grid links, 10 sub-links". */
export const MENU_LIMITS = { links: 20, gridLinks: 10, subLinks: 10 } as const

/** "Product lists: at most 10 products per event". */
export const MAX_PRODUCTS_PER_EVENT = 10

/** "Centimetre to inch factor 0.393701". */
export const INCHES_PER_CM = 0.393701

/** Spec 2, start of the Fit Finder: "Discover your perfect size in 60 seconds". */
export const FIT_FINDER_SECONDS = 60
