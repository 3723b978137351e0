import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { sizeChartsWords, sizeGuideWords } from '#app/copy/size-charts.ts'
import { useWords } from '#app/copy/use-words.ts'
import { toUrlValue } from '#app/fit/option-codes.ts'
import { useRegion } from '#app/region/use-region.ts'
import { getDefaultUnit, readSavedUnit, saveUnit } from '#app/size-charts/chart-params.ts'
import { ChartTableView } from '#app/size-charts/chart-table.tsx'
import { sizeCharts } from '#app/size-charts/charts.ts'
import { UNITS } from '#app/ui/body-units.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import pressedChoice from '#app/ui/pressed-choice.module.css'
import type { Product } from '../product.ts'
import type { Choice } from '../size/choice.ts'
import { getSizeChart } from '../size/size-chart.ts'
import {
  fillChoice,
  type GarmentMeasure,
  listBodyTables,
  listSecondOptions,
  toMeasureTables,
} from './garment-measures.ts'
import { fetchMeasures } from './measures.functions.ts'
import styles from './size-guide-drawer.module.css'

/** The size guide of a product beside its page (PDP-17): what it measures in each size, and the chart of bodies. */
export function SizeGuideDrawer({ product, choice, open }: { product: Product; choice: Choice; open: boolean }) {
  const t = useWords(sizeGuideWords)
  const navigate = useNavigate()
  const close = () =>
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false, hashScrollIntoView: false })
  return (
    <Drawer open={open} size="large" title={t('title')} closeLabel={t('close')} onClose={close}>
      <SizeGuide key={product.handle} product={product} choice={choice} />
    </Drawer>
  )
}

function SizeGuide({ product, choice }: { product: Product; choice: Choice }) {
  const t = useWords(sizeGuideWords)
  const charts = useWords(sizeChartsWords)
  const copy = useCopy()
  const region = useRegion()
  const { options } = product
  const measures = useMeasures(product.handle)
  const [unit, setUnit] = useState(() => readSavedUnit() ?? getDefaultUnit(region))
  /** The values chosen in the guide, which do not change the chosen size. */
  const [looked, setLooked] = useState<Choice>([])
  const shown = fillChoice(
    options,
    options.map((_, at) => looked[at] ?? choice[at] ?? null),
  )
  const chart = getSizeChart(product)
  const getChosen = (at: number) => toUrlValue(options[at]?.values[choice[at] ?? -1] ?? '') || undefined
  const tables = Array.isArray(measures) ? toMeasureTables(measures, options, shown) : []
  return (
    <div className={styles.guide}>
      <fieldset className={pressedChoice.choices} aria-label={charts('unit')}>
        {UNITS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === unit}
            className={pressedChoice.choice}
            onClick={() => {
              saveUnit(name)
              setUnit(name)
            }}
          >
            {charts(`unit.${name}`)}
          </button>
        ))}
      </fieldset>
      {measures === 'loading' || measures === 'failed' ? <p role="status">{t(measures)}</p> : null}
      {tables.length > 0 && Array.isArray(measures) ? (
        <section className={styles.part} aria-labelledby="garment-measures">
          <h3 id="garment-measures" className={styles.title}>
            {t('garment')}
          </h3>
          <p className={styles.text}>{t('garment.text')}</p>
          <div className={styles.options}>
            {listSecondOptions(measures, options).map((at) => (
              <label key={at} className={styles.option}>
                <span>{copy(`option.${options[at]?.type ?? 'build'}`)}</span>
                <select
                  value={shown[at]}
                  translate="no"
                  onChange={({ target }) =>
                    setLooked(
                      options.map((_, other) => (other === at ? Number(target.value) : (looked[other] ?? null))),
                    )
                  }
                >
                  {options[at]?.values.map((value, index) => (
                    <option key={value} value={index}>
                      {toUrlValue(value)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
          {tables.map((table) => (
            <div key={table.id} className={styles.table}>
              <h4 id={table.id}>
                {t('by', { option: copy(`option.${options[table.option]?.type ?? 'size'}`).toLowerCase() })}
              </h4>
              <ChartTableView table={table} unit={unit} labelledBy={table.id} chosen={getChosen(table.option)} />
            </div>
          ))}
        </section>
      ) : null}
      {chart ? (
        <section className={styles.part} aria-labelledby="body-measures">
          <h3 id="body-measures" className={styles.title}>
            {t('body')}
          </h3>
          {listBodyTables(sizeCharts[chart].tables, product).map(({ table, option }) => (
            <div key={table.id} className={styles.table}>
              <h4 id={`body-${table.id}`}>{charts(table.title)}</h4>
              <p className={styles.text}>{charts(table.intro)}</p>
              <ChartTableView table={table} unit={unit} labelledBy={`body-${table.id}`} chosen={getChosen(option)} />
            </div>
          ))}
          <Link to="/{$garment}-size-chart" params={{ garment: chart }} preload={false}>
            {t('page')}
          </Link>
        </section>
      ) : null}
    </div>
  )
}

/** What the garment measures, read when the guide opens. */
function useMeasures(handle: string): readonly GarmentMeasure[] | 'loading' | 'failed' {
  const { code } = useRegion()
  const [measures, setMeasures] = useState<readonly GarmentMeasure[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isCurrent = true
    fetchMeasures({ data: { region: code, handle } }).then(
      (read) => isCurrent && setMeasures(read),
      () => isCurrent && setMeasures('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [code, handle])
  return measures
}
