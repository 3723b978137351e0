import { createIsomorphicFn } from '@tanstack/react-start'
import { Island } from '#app/ui/island.tsx'
import { lazyOptional } from '#app/ui/lazy-optional.ts'
import { NewsletterBand } from './newsletter-band.tsx'
// styles of the island (scripts/build/keep-style-imports.ts)
import '#app/forms/field.module.css?styles-only'
import '#app/mailing/newsletter/newsletter-form.module.css?styles-only'

const Band = createIsomorphicFn()
  .server(() => NewsletterBand)
  .client(() => lazyOptional(() => import('./newsletter-band.tsx').then((module) => module.NewsletterBand)))()

/** The newsletter's sign-up. Until it hydrates, its form posts like any other. */
export const Newsletter = () => (
  <Island>
    <Band />
  </Island>
)
