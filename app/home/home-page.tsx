import { PagePromo } from '#app/content/promos/promo-band.tsx'
import { BestSellers } from './best-sellers.tsx'
import { CustomerQuotes } from './customer-quotes-section.tsx'
import { Hero } from './hero.tsx'
import type { Home } from './home.server.ts'
import { Ranges } from './ranges.tsx'
import { StaticCare, StaticPromises, StaticWhyItFits } from './static-sections.tsx'

/** The home page: promise, ranges, why it fits, best sellers, customer quotes, and what happens if it does not fit. */
export function HomePage({ home }: { home: Home }) {
  return (
    <>
      <Hero home={home} />
      <StaticPromises />
      {home.ranges.length > 0 ? <Ranges links={home.ranges} /> : null}
      <StaticWhyItFits />
      {home.bestSellers.length > 0 ? <BestSellers products={home.bestSellers} /> : null}
      {home.promo ? <PagePromo promo={home.promo} /> : null}
      {home.quotes.length > 0 ? <CustomerQuotes quotes={home.quotes} /> : null}
      <StaticCare />
    </>
  )
}
