import { createIsomorphicFn } from '@tanstack/react-start'
import type { GalleryMarkup } from './gallery/gallery-markup.tsx'

/** Loads the code of the product information's sections. */
export const loadProductInfo = () => import('./product-info-section.tsx')

/** Loads that code before a client navigation renders the sections. Never rejects. */
export const preloadProductInfo = createIsomorphicFn().client(() => void loadProductInfo().catch(() => {}))

let loadedMarkup: typeof GalleryMarkup | undefined

/** The gallery's markup if its code is loaded, so that it renders without a Suspense gap. */
export const getLoadedMarkup = (): typeof GalleryMarkup | undefined => loadedMarkup

/** Loads the gallery's markup, in the form that `lazy` takes. */
export const loadMarkup = () =>
  import('./gallery/gallery-markup.tsx').then(({ GalleryMarkup }) => {
    loadedMarkup = GalleryMarkup
    return { default: GalleryMarkup }
  })

const ignore = () => {}

/** Loads the gallery's code before a client navigation, so that the page opens with its pictures. Never rejects. */
export const preloadGallery = createIsomorphicFn().client(() => loadMarkup().then(ignore, ignore))
