import { joinPath } from './rewrite.ts'
import { useRegion } from './use-region.ts'

/** The public path of a route for a form's `action`. The router adds the region to links, not to forms. */
export const useFormAction = (path: string): string => joinPath(useRegion(), path)
