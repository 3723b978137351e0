import { useRouter } from '@tanstack/react-router'
import type { Region } from './regions.ts'

/** The region of this page, for components. It never changes while the page lives. */
export function useRegion(): Region {
  return useRouter().options.context.region
}
