import { joinPath } from './rewrite.ts'
import { useRegion } from './use-region.ts'

/** The public address of a route for a form's `action`; links gain their region by themselves, forms do not. */
export const useFormAction = (path: string): string => joinPath(useRegion(), path)
