import type { Menu } from '#app/content/menu.ts'
import { BestSellers } from './best-sellers.tsx'
import { Hero } from './hero.tsx'
import type { Home } from './home.server.ts'
import { KeptCare, KeptWhy } from './kept-reasons.tsx'
import { Promises } from './promises.tsx'
import { Ranges } from './ranges.tsx'
import { Voices } from './voices-section.tsx'

/** The shop window: one promise, where to start, why it fits, what sells, who says so, and what if not. */
export function HomePage({ home, menu }: { home: Home; menu: Menu | null }) {
  const ranges = (menu?.links ?? []).flatMap(({ href, title, grid }) =>
    grid?.featured ? [{ href, title, picture: grid.featured.picture }] : [],
  )
  return (
    <>
      <Hero home={home} />
      <Promises />
      {ranges.length > 0 ? <Ranges links={ranges} /> : null}
      <KeptWhy />
      {home.best.length > 0 ? <BestSellers products={home.best} /> : null}
      {home.voices.length > 0 ? <Voices voices={home.voices} /> : null}
      <KeptCare />
    </>
  )
}
