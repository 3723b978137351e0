import { Link } from '@tanstack/react-router'
import type { Promo } from '#app/content/promos/promo-band.tsx'
import { PromoBand } from '#app/content/promos/promo-band.tsx'
import { collectionWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { Browse } from './browse.tsx'
import type { Collection } from './collection.server.ts'
import styles from './collection-page.module.css'

/** A collection page: title, promo and filterable products. */
export function CollectionPage({
  collection,
}: {
  collection: Collection & { matchingIndexes: readonly number[] | null; promo: Promo | null }
}) {
  const t = useWords(collectionWords)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{collection.title}</h1>
        {collection.description ? <p className={styles.description}>{collection.description}</p> : null}
      </header>
      {collection.promo ? (
        <div className={styles.promo}>
          <PromoBand promo={collection.promo} slim />
        </div>
      ) : null}
      {!collection.hasProducts ? (
        <div className={styles.empty}>
          <p>{t('empty')}</p>
          <Link to="/collections/$handle" params={{ handle: 'trousers' }} className={button.secondary}>
            {t('empty-link')}
          </Link>
        </div>
      ) : (
        <Browse
          key={collection.handle}
          list={{ ...collection, name: collection.handle, path: `/collections/${collection.handle}` }}
          matchingIndexes={collection.matchingIndexes}
        />
      )}
    </div>
  )
}
