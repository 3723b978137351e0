import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense } from 'react'
import { lazyOptional } from '#app/ui/lazy-optional.ts'
import { LineChangeForm } from './line-change-form.tsx'
// styles of the form on the server (scripts/build/keep-style-imports.ts)
import './line-change-form.module.css?styles-only'
import './line-colours.module.css?styles-only'
import '../size/unavailable-size.module.css?styles-only'

const Form = createIsomorphicFn()
  .server(() => LineChangeForm)
  .client(() => lazyOptional(() => import('./line-change-form.tsx').then((module) => module.LineChangeForm)))()

/** The form that a page's address opens: on the server at once, in the browser when its code has loaded. */
export const OpenedEditor = (props: Parameters<typeof LineChangeForm>[0]) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
)
