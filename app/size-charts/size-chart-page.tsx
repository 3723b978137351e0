import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { sizeChartsWords } from '#app/copy/size-charts.ts'
import { useWords } from '#app/copy/use-words.ts'
import { OPEN_FIT_CARD } from '#app/fit/prompts/prompt-rules.ts'
import { useRegion } from '#app/region/use-region.ts'
import { UNITS, type Unit } from '#app/ui/body-units.ts'
import button from '#app/ui/button.module.css'
import { GARMENTS, type Garment, type Guide } from './chart.ts'
import { type ChartParams, getDefaultUnit, MEASURE_TAB, readSavedUnit, saveUnit, selectTab } from './chart-params.ts'
import { ChartTableView } from './chart-table.tsx'
import { ChartTabs } from './chart-tabs.tsx'
import { sizeCharts } from './charts.ts'
import { GuideDrawing } from './drawings/guide-drawing.tsx'
import measureGuidesStyles from './measure-guides.module.css'
import styles from './size-chart-page.module.css'
import unitSwitchStyles from './unit-switch.module.css'

/** PAGE-02: the size tables of a garment and how to measure for them. */
export function SizeChartPage({ garment, params }: { garment: Garment; params: ChartParams }) {
  const shop = useCopy()
  const t = useWords(sizeChartsWords)
  const chart = sizeCharts[garment]
  const unit = useUnit(params.unit)
  const selectedTab = selectTab(chart, params.tab)
  const tabs = [...chart.tables.map(({ id, title }) => ({ id, title: t(title) })), { id: MEASURE_TAB, title: t('how') }]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{shop(`size-chart.title.${garment}`)}</h1>
        <p className={styles.lead}>{t(`lead.${garment}`)}</p>
        {chart.claims.length > 0 ? (
          <ul className={styles.claims}>
            {chart.claims.map((claim) => (
              <li key={claim}>{t(claim)}</li>
            ))}
          </ul>
        ) : null}
      </header>

      <div className={styles.chart}>
        <div className={styles.bar} data-whole>
          <ChartTabs tabs={tabs} selectedTab={selectedTab} />
          <UnitSwitch unit={unit} />
        </div>
        {chart.tables.map((table) => (
          <section
            key={table.id}
            role="tabpanel"
            id={`panel-${table.id}`}
            aria-labelledby={`tab-${table.id}`}
            hidden={table.id !== selectedTab}
            className={styles.panel}
          >
            <p className={styles.intro}>{t(table.intro)}</p>
            <ChartTableView table={table} unit={unit} labelledBy={`tab-${table.id}`} />
          </section>
        ))}
        <section
          role="tabpanel"
          id={`panel-${MEASURE_TAB}`}
          aria-labelledby={`tab-${MEASURE_TAB}`}
          hidden={selectedTab !== MEASURE_TAB}
          className={styles.panel}
        >
          <p className={styles.intro}>{t('how.intro')}</p>
          <MeasureGuides guides={chart.guides} />
        </section>
        <p className={styles.note}>{t('body')}</p>
      </div>

      <aside className={styles.finder}>
        <h2 className={styles.finderTitle}>{t('finder')}</h2>
        <p>{t('finder.text')}</p>
        <Link to="/fit-finder" preload={false} className={button.primary}>
          {t('finder.link')}
        </Link>
        <Link
          to="."
          search={(current) => ({ ...current, ...OPEN_FIT_CARD })}
          replace
          resetScroll={false}
          preload={false}
          className={button.quiet}
        >
          {t('finder.own-sizes')}
        </Link>
      </aside>

      <nav className={styles.others} aria-label={t('others')}>
        <h2 className={styles.othersTitle}>{t('others')}</h2>
        <ul className={styles.otherLinks}>
          {GARMENTS.filter((other) => other !== garment).map((other) => (
            <li key={other}>
              <Link to="/{$garment}-size-chart" params={{ garment: other }} search={{ unit: params.unit }}>
                {t(`garment.${other}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** The measuring guides, each a drawing with two sentences. */
function MeasureGuides({ guides }: { guides: readonly Guide[] }) {
  const t = useWords(sizeChartsWords)
  return (
    <ol className={measureGuidesStyles.guides}>
      {guides.map((guide) => (
        <li key={guide} className={measureGuidesStyles.guide}>
          <div className={measureGuidesStyles.drawing}>
            <GuideDrawing guide={guide} />
          </div>
          <h2 className={measureGuidesStyles.title}>{t(`guide.${guide}`)}</h2>
          <p className={measureGuidesStyles.text}>{t(`guide.${guide}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}

/** Switches between inches and centimetres by links, so that it works without script. */
function UnitSwitch({ unit }: { unit: Unit }) {
  const t = useWords(sizeChartsWords)
  return (
    <nav aria-label={t('unit')} className={unitSwitchStyles.switch}>
      {UNITS.map((name) => (
        <Link
          key={name}
          to="."
          search={(current) => ({ ...current, unit: name })}
          replace
          resetScroll={false}
          preload={false}
          aria-current={name === unit ? 'true' : undefined}
          data-on={name === unit || undefined}
          className={unitSwitchStyles.unit}
          onClick={() => saveUnit(name)}
        >
          {t(`unit.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

/**
 * The unit of a chart: the URL's, or the saved one, or the region's default. A saved unit is written to the URL after
 * hydration, because the page itself is cached for everyone.
 */
function useUnit(requestedUnit: Unit | undefined): Unit {
  const navigate = useNavigate()
  const defaultUnit = getDefaultUnit(useRegion())
  useEffect(() => {
    const savedUnit = readSavedUnit()
    if (requestedUnit === undefined && savedUnit !== undefined && savedUnit !== defaultUnit)
      void navigate({
        to: '.',
        search: (current) => ({ ...current, unit: savedUnit }),
        replace: true,
        resetScroll: false,
      })
  }, [requestedUnit, defaultUnit, navigate])
  return requestedUnit ?? defaultUnit
}
