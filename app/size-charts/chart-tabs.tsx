import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import styles from './chart-tabs.module.css'
import { useSizeChartWords } from './words.ts'

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs as WAI-ARIA has them, made of links: while script is not there, each leads to the same page with its part open.
 * Arrows move and open at once; the whole list is one stop for the Tab key.
 */
export function ChartTabs({ tabs, open }: { tabs: readonly { id: string; title: string }[]; open: string }) {
  const t = useSizeChartWords()

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const { activeElement: from } = document
    const at = from instanceof HTMLAnchorElement ? links.indexOf(from) : -1
    const to = MOVES[event.key]?.(at, links.length)
    if (event.key === ' ') event.preventDefault()
    if (to === undefined || at < 0) return
    event.preventDefault()
    links[to]?.focus()
    links[to]?.click()
  }

  return (
    <div role="tablist" aria-label={t('tabs')} className={styles.tabs} onKeyDown={move}>
      {tabs.map(({ id, title }) => (
        <Link
          key={id}
          to="."
          search={(before) => ({ ...before, tab: id })}
          replace
          resetScroll={false}
          preload={false}
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === open}
          aria-controls={`panel-${id}`}
          tabIndex={id === open ? 0 : -1}
          className={styles.tab}
        >
          {title}
        </Link>
      ))}
    </div>
  )
}
