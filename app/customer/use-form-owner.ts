import { useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { getSessionOwner } from './sign-in/use-session-owner.ts'

/** Whose account a form belongs to: who was signed in when it appeared. For another customer it is another form. */
export function useFormOwner(): string | null {
  const region = useRegion().code
  const [owner] = useState(() => getSessionOwner(region))
  return owner
}
