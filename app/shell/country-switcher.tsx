import { useLocation } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { ALL_REGIONS } from '#app/region/regions.ts'
import { useRegion } from '#app/region/use-region.ts'
import styles from './country-switcher.module.css'

/**
 * The country switcher (REG-05), a form that works without script. The footer corrects `path` after a client navigation.
 */
export function CountrySwitcher() {
  const t = useCopy()
  const region = useRegion()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <form action="/country" method="post">
      <input type="hidden" name="path" value={path} />
      <fieldset>
        <legend className={styles.legend}>{t('footer.region')}</legend>
        <div className={styles.choice}>
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
        </div>
      </fieldset>
    </form>
  )
}
