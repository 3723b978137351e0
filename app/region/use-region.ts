import { useRouter } from '@tanstack/react-router'
import type { Region } from '#contracts/shop/regions.ts'
import { joinPath } from './rewrite.ts'

/** The region of this page. It never changes while the page is open. */
export function useRegion(): Region {
  return useRouter().options.context.region
}

/** The public path of a route for a form's `action`. The router adds the region to links, not to forms. */
export const useFormAction = (path: string): string => joinPath(useRegion(), path)
