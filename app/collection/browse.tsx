import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useTakenOver } from '#app/ui/kept.tsx'
import { ActiveFilters } from './active-filters.tsx'
import styles from './browse.module.css'
import { CardList } from './card-list.tsx'
import type { Collection } from './collection.server.ts'
import { FilterForm } from './filter-form.tsx'
import { type Filters, settledIn } from './filters.ts'
import { unpackGoods } from './goods.ts'
import { KeptNoResults } from './kept-no-results.tsx'
import { loadLive, useShelf } from './live-shelf.ts'
import { FORM, readForm, wasTouched } from './read-form.ts'
import type { Sort } from './sort.ts'
import { Toolbar } from './toolbar.tsx'
import { useNarrowing } from './use-narrowing.ts'
import { useVisit } from './use-visit.ts'
import { useCollectionWords } from './words.ts'

/** The goods of a collection, and everything to find the right ones. What is asked for is the address, and nothing else. */
export function Browse({ collection, found }: { collection: Collection; found: readonly number[] | null }) {
  const { handle, goods, keys } = collection
  const narrows = keys.length > 0
  const t = useCollectionWords()
  const path = `/collections/${handle}`
  const action = useFormAction(path)
  const { filters, sort, all, query, ask, queryOf, hrefOf } = useNarrowing(path, keys)
  const fit = useSavedFit()
  const shelf = useShelf(goods)
  const form = useRef<HTMLFormElement>(null)
  const results = useRef<HTMLElement>(null)

  const products = unpackGoods(goods)
  const left = useMemo(
    () => shelf?.find(filters, sort) ?? (found ? found.flatMap((at) => products[at] ?? []) : products),
    [shelf, filters, sort, found, products],
  )
  const colourOf = useMemo(() => {
    const byHandle = new Map(products.map((product) => [product.handle, product]))
    return (each: string) => byHandle.get(each)
  }, [products])
  const asked = useMemo(() => settledIn(filters), [filters])

  const takeOver = useCallback(
    (known: Filters) => {
      ask(known, sort, true)
      return queryOf(known, sort)
    },
    [ask, queryOf, sort],
  )
  const recalled = useVisit(handle, shelf, filters, left, takeOver)

  const narrow = useCallback(
    (wanted: Filters, order: Sort, replace?: boolean) => {
      void loadLive()
      ask(wanted, order, replace)
      // what was pressed may be gone with its filter
      if (document.activeElement?.closest('li a')) results.current?.focus({ preventScroll: true })
      // another list begins at its beginning, if that has been scrolled past
      if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView()
    },
    [ask],
  )

  const takenOver = useTakenOver()
  // boxes that were ticked before script was there
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when script takes the page over
  useEffect(() => {
    if (!takenOver || !form.current || !wasTouched(form.current)) return
    const ticked = readForm(form.current, filters.byFit)
    narrow(ticked.filters, ticked.sort)
  }, [])

  const count = left.length
  return (
    <div className={styles.columns} data-narrows={narrows || undefined}>
      {narrows ? (
        <FilterForm
          form={form}
          goods={goods}
          shelf={shelf}
          filters={filters}
          sort={sort}
          count={count}
          action={action}
          onAsk={narrow}
        />
      ) : (
        <form id={FORM} method="get" action={action} hidden />
      )}
      <section ref={results} tabIndex={-1} className={styles.results} aria-label={t('list')}>
        <Toolbar
          goods={goods}
          filters={filters}
          sort={sort}
          shelf={shelf}
          fit={fit}
          count={count}
          total={products.length}
          narrows={narrows}
          onAsk={narrow}
        />
        <ActiveFilters
          filters={filters}
          hrefOf={(wanted) => hrefOf(wanted, sort)}
          onAsk={(wanted) => narrow(wanted, sort)}
        />
        {count === 0 ? (
          <KeptNoResults
            key={query}
            handle={handle}
            goods={goods}
            filters={filters}
            hrefOf={(wanted) => hrefOf(wanted, sort)}
          />
        ) : (
          <CardList
            key={recalled === query ? recalled : 'own'}
            products={left}
            allHref={all ? null : allOf(hrefOf(filters, sort))}
            fit={fit}
            asked={asked}
            colourOf={colourOf}
          />
        )}
      </section>
    </div>
  )
}

const allOf = (href: string) => `${href}${href.includes('?') ? '&' : '?'}show=all`
