import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { sizeChartsWords } from '#app/copy/size-charts.ts'
import { useWords } from '#app/copy/use-words.ts'
import styles from './chart-tabs.module.css'

/** Index of the next tab by key (ARIA Authoring Practices, tabs pattern). */
const NEXT_INDEX: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs with automatic activation (ARIA Authoring Practices), built from links: without script each one loads the page
 * with its tab selected.
 */
export function ChartTabs(props: { tabs: readonly { id: string; title: string }[]; selectedTab: string }) {
  const { tabs, selectedTab } = props
  const t = useWords(sizeChartsWords)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const { activeElement } = document
    const index = activeElement instanceof HTMLAnchorElement ? links.indexOf(activeElement) : -1
    const nextIndex = NEXT_INDEX[event.key]?.(index, links.length)
    // Keeps the Space key from scrolling the page.
    if (event.key === ' ') event.preventDefault()
    if (nextIndex === undefined || index < 0) return
    event.preventDefault()
    links[nextIndex]?.focus()
    links[nextIndex]?.click()
  }

  return (
    <div role="tablist" aria-label={t('tabs')} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map(({ id, title }) => (
        <Link
          key={id}
          to="."
          search={(current) => ({ ...current, tab: id })}
          replace
          resetScroll={false}
          preload={false}
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === selectedTab}
          aria-controls={`panel-${id}`}
          tabIndex={id === selectedTab ? 0 : -1}
          className={styles.tab}
        >
          {title}
        </Link>
      ))}
    </div>
  )
}
