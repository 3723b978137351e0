import { useRouter } from '@tanstack/react-router'
import type { Region } from '#contracts/shop/regions.ts'

/** The region of this page. It never changes while the page is open. */
export function useRegion(): Region {
  return useRouter().options.context.region
}
