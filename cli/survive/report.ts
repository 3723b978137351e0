import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatTable } from '../terminal/terminal.ts'
import { BEHAVIOURS } from './behaviours.ts'
import { DEVICES } from './browsers.ts'
import { formatPage, type Report, type Row } from './format-page.ts'
import type { Result } from './run-behaviour.ts'
import { isGood, VERDICTS } from './verdict.ts'

type Written = {
  shop: string
  folder: string
  at: Date
  results: readonly Result[]
  /** The command that tried the shop, without the choice of a behaviour and a device. */
  command: string
}

/** Writes the report into a folder: a page with pictures, the same as JSON, and a world for each visit that failed. */
export function writeReport({ shop, folder, at, results, command }: Written): Report {
  mkdirSync(folder, { recursive: true })
  removeEarlierVisits(folder)
  const names = [...new Set(results.map(({ name }) => name))]
  const write = (file: string, content: string | Buffer | undefined) => {
    if (content === undefined) return undefined
    writeFileSync(join(folder, file), content)
    return file
  }
  const rows = names.map((name): Row => {
    const own = results.filter((result) => result.name === name)
    return {
      name,
      happens: own[0]?.happens ?? '',
      visits: own.map(({ device, verdict, because, ms, picture, world }) => ({
        device,
        verdict,
        because,
        ms: Math.round(ms),
        picture: write(`${name}-${device}.png`, picture),
        world: write(`${name}-${device}.json`, world ? JSON.stringify(world) : undefined),
        again: `${command} --only ${name} --device ${device}`,
      })),
    }
  })
  const devices = [...new Set(results.map(({ device }) => device))].sort()
  const report = { shop, at: at.toISOString().slice(0, 10), devices, rows }
  write('report.json', `${JSON.stringify(report, null, 2)}\n`)
  write('index.html', formatPage(report))
  return report
}

/** Removes the files of an earlier report's visits, and nothing else: the folder may be one with other files. */
function removeEarlierVisits(folder: string): void {
  for (const { name } of BEHAVIOURS)
    for (const device of Object.keys(DEVICES))
      for (const ending of ['png', 'json']) rmSync(join(folder, `${name}-${device}.${ending}`), { force: true })
}

/** The report in lines: each behaviour with its verdicts, then how many there are of each, then how to repeat what failed. */
export function formatReport({ shop, devices, rows }: Report, folder: string): string {
  const visits = rows.flatMap(({ visits }) => visits)
  const failed = visits.filter(({ verdict }) => !isGood(verdict))
  const table = rows.map(({ name, visits, happens }) => [
    name,
    ...devices.map((device) => visits.find((visit) => visit.device === device)?.verdict ?? ''),
    happens,
  ])
  const counts = VERDICTS.map(
    (verdict) => [visits.filter((visit) => visit.verdict === verdict).length, verdict] as const,
  )
  return [
    formatTable([['', ...devices, ''], ...table]),
    `${shop}: ${counts
      .filter(([count]) => count > 0)
      .map(([count, verdict]) => `${count} ${verdict}`)
      .join(', ')}`,
    ...failed.map(({ verdict, because, again }) => `${verdict}: ${because}\n  again: ${again}`),
    `The page with pictures: ${join(folder, 'index.html')}`,
  ].join('\n')
}
