import { createIsomorphicFn } from '@tanstack/react-start'

/** Loads the code of the product information's sections. */
export const loadProductInfo = () => import('./product-info-section.tsx')

/** Loads that code before a client navigation renders the sections. Never rejects. */
export const preloadProductInfo = createIsomorphicFn().client(() => void loadProductInfo().catch(() => {}))
