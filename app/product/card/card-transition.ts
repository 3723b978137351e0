import type { ParsedLocation } from '@tanstack/react-router'

const PRODUCT_PATH = /^\/products\/[^/]+$/

type LocationChange = { fromLocation?: ParsedLocation; toLocation: ParsedLocation }

/**
 * The router's `defaultViewTransition`: the picture of the pressed card grows into the gallery's first picture
 * (app/ui/styles/base.css). Only a navigation from another page to a product has it, and only in browsers with types of
 * view transitions, because others would fade every page.
 */
export function getCardTransition() {
  if (typeof document === 'undefined' || !CSS.supports('selector(:active-view-transition-type(card))')) return false
  ignoreSkippedTransitions()
  return {
    types: ({ fromLocation, toLocation }: LocationChange): string[] | false => {
      // Not from one product to another, because the page already has an element with this view-transition-name.
      if (!PRODUCT_PATH.test(toLocation.pathname) || !fromLocation || PRODUCT_PATH.test(fromLocation.pathname))
        return false
      const picture = findCardPicture()
      if (!picture) return false
      picture.style.viewTransitionName = 'product-picture'
      return ['card']
    },
  }
}

/**
 * Handles the promise of a transition that another one replaces, or that a hidden page does not begin. The router leaves it
 * alone (https://github.com/TanStack/router/issues/7906), so each was an unhandled rejection.
 */
function ignoreSkippedTransitions(): void {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (options) => {
    const transition = start(options)
    transition.ready.catch(() => {})
    return transition
  }
}

/** The picture on the screen in a link to the address that was just opened. */
function findCardPicture(): HTMLImageElement | undefined {
  const { href } = window.location
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main a img')]
  return pictures.find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return picture.closest('a')?.href === href && top < innerHeight && bottom > 0
  })
}
