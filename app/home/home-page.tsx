import type { Menu } from '#app/content/menu.ts'
import { PagePromo } from '#app/content/promos/promo-band.tsx'
import { BestSellers } from './best-sellers.tsx'
import { CustomerQuotes } from './customer-quotes-section.tsx'
import { Hero } from './hero.tsx'
import type { Home } from './home.server.ts'
import { Promises } from './promises.tsx'
import { Ranges } from './ranges.tsx'
import { StaticCare, StaticWhyItFits } from './static-sections.tsx'

/** The home page: promise, ranges, why it fits, best sellers, customer quotes, and what happens if it does not fit. */
export function HomePage({ home, menu }: { home: Home; menu: Menu | null }) {
  const ranges = (menu?.links ?? []).flatMap(({ href, title, grid }) =>
    grid?.featured ? [{ href, title, picture: grid.featured.picture }] : [],
  )
  return (
    <>
      <Hero home={home} />
      <Promises />
      {ranges.length > 0 ? <Ranges links={ranges} /> : null}
      <StaticWhyItFits />
      {home.bestSellers.length > 0 ? <BestSellers products={home.bestSellers} /> : null}
      {home.promo ? <PagePromo promo={home.promo} /> : null}
      {home.quotes.length > 0 ? <CustomerQuotes quotes={home.quotes} /> : null}
      <StaticCare />
    </>
  )
}
