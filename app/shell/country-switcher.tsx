import { useLocation } from '@tanstack/react-router'
import { footerWords } from '#app/copy/footer.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { ALL_REGIONS } from '#contracts/shop/regions.ts'
import styles from './country-switcher.module.css'

/**
 * The country switcher (REG-05), a form that works without script. The footer corrects `path` after a client navigation.
 */
export function CountrySwitcher() {
  const t = useWords(footerWords)
  const region = useRegion()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <form action="/country" method="post">
      <input type="hidden" name="path" value={path} />
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t('footer.region')}</legend>
        {ALL_REGIONS.map(({ code, countryName, currency }) => (
          <button
            key={code}
            type="submit"
            name="region"
            value={code}
            className={styles.region}
            aria-current={code === region.code || undefined}
          >
            {countryName} <span className={styles.currency}>{currency}</span>
          </button>
        ))}
      </fieldset>
    </form>
  )
}
