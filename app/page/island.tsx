import { Hydrate } from '@tanstack/react-start'
import { visible } from '@tanstack/react-start/hydration'
import { Suspense, useState } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import { ServerNodes, useIsServerRendered } from './static-part.tsx'

/** Far enough for code and data to arrive before the part is on the screen. */
const nearScreen = visible({ rootMargin: '800px 0px' })

/**
 * A part below the fold that hydrates near the screen, or renders at once on a page that the browser rendered. Its
 * children are those of the first render: `Hydrate` removes the server's markup if it renders again before it hydrates.
 * `name` is unique on its page: a page that React renders anew shows the server's nodes until the part's code is there.
 */
export function Island({ name, children }: { name: string; children: Elements }) {
  const isServerRendered = useIsServerRendered()
  const [island] = useState(
    isServerRendered ? (
      <div data-island={name}>
        <Hydrate when={nearScreen} split={false}>
          {children}
        </Hydrate>
      </div>
    ) : (
      <Suspense fallback={<ServerNodes data-island={name} />}>{children}</Suspense>
    ),
  )
  return island
}
