/** How often a page is looked at, for five seconds at most: one that cannot be hydrated must not keep the shopper. */
const LOOK_MS = 16
const MOST_LOOKS = 300

/** Whether React has hydrated an element: it writes properties of its own on it. */
export const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))

async function watchHydration(): Promise<void> {
  // what is hydrated takes effect once React's task ends, and is discarded where a translation had changed the page
  for (let looks = 0, hydrated = 0; hydrated < 2 && looks < MOST_LOOKS; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const last = document.querySelector('main > :last-child')
    hydrated = !last || isHydrated(last) ? hydrated + 1 : 0
  }
}

/**
 * Resolves once the page is hydrated; undefined from then on, and on the server. React hydrates header and footer first, whose
 * links can then be pressed, and fails to hydrate a page that the router has left; so navigations wait for it, too.
 */
export let hydration = typeof document === 'undefined' ? undefined : watchHydration()
void hydration?.then(() => {
  hydration = undefined
})
