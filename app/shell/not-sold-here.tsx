import { Link, useLocation } from '@tanstack/react-router'
import { countryWords, notSoldHereWords } from '#app/copy/country.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { Elsewhere } from '#app/product/elsewhere/elsewhere.ts'
import { CardRow } from '#app/product/recommendations/card-row.tsx'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import styles from './message-page.module.css'
import { MessagePage, SuggestedLinks } from './message-page.tsx'

/** The page of goods that only other shops have (REG-11): the way back to them, and what comes nearest here. */
export function NotSoldHere({ elsewhere: { name, shops, nearest } }: { elsewhere: Elsewhere }) {
  const copy = useCopy()
  const t = useWords(notSoldHereWords)
  const shop = useWords(countryWords)
  const { code } = useRegion()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <>
      <MessagePage title={t('title', { name, shop: shop(`shop.${code}`) })}>
        <p>{t('text')}</p>
        <form method="post" action="/country" className={styles.actions}>
          {/* The server takes the query, a chosen size or filters, from the request's referrer. */}
          <input type="hidden" name="path" value={path} />
          {shops.map((region) => (
            <button key={region} type="submit" name="region" value={region} className={button.primary}>
              {t('back', { shop: shop(`shop.${region}`) })}
            </button>
          ))}
          <Link to="/" className={button.secondary}>
            {copy('not-found.link')}
          </Link>
        </form>
        {nearest.length > 0 ? null : <SuggestedLinks />}
      </MessagePage>
      {nearest.length > 0 ? (
        <CardRow title={t('nearest')} products={nearest} places={nearest.length} size="large" />
      ) : null}
    </>
  )
}
