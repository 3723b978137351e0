import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../metrics.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const alerts: { groups: { rules: { alert: string; expr: string; annotations: object }[] }[] } = parse(
  read('alerts.yml'),
)
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(read('dashboard.json'))

const expressions = [
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

test('alerts and dashboard read only metrics that exist [OPS-11]', async () => {
  const metrics = createMetrics(() => null, {})
  const { text } = await metrics.read()
  metrics.close()
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  const read = new Set(expressions.flatMap((expr) => expr.match(/\b(?:spoke|nodejs|process)_\w+/g) ?? []))
  expect(read.size).toBeGreaterThan(6)
  expect([...read].filter((name) => !names.includes(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([])
})

test('every alert says what to do [OPS-11]', () => {
  const rules = alerts.groups.flatMap(({ rules }) => rules)
  expect(rules.map(({ annotations }) => Object.keys(annotations))).toEqual(rules.map(() => ['summary', 'do']))
})
