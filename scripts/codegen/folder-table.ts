import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LAYERINGS } from '#tests/architecture/layers.ts'

const ROOT = join(import.meta.dirname, '../..')
const MARKED = /(?<=<!-- folders -->\n\n)[\s\S]*?(?=\n\n<!-- \/folders -->)/

/** Returns the README of a top folder with the table of its layers between the marks, as tests/architecture/layers.ts has them. */
export function generateFolderTable(folder: string): string {
  const readme = readFileSync(join(ROOT, folder, 'README.md'), 'utf8')
  if (!MARKED.test(readme))
    throw new Error(`Expected the marks <!-- folders --> and <!-- /folders --> in ${folder}/README.md.`)
  return readme.replace(MARKED, () => formatTable(folder))
}

function formatTable(folder: string): string {
  const layers = LAYERINGS.find((layering) => layering.folder === folder)?.layers ?? []
  const rows = layers.map((layer, index) => {
    const units = Object.entries(layer).map(([unit, holds]) => `${formatUnit(folder, unit)}: ${holds}`)
    return `| ${index + 1} | ${units.join('<br>')} |`
  })
  return ['| Layer | Folders and files |', '|---|---|', ...rows].join('\n')
}

function formatUnit(folder: string, unit: string): string {
  if (unit.includes('.')) return `\`${unit}\``
  const isDocumented = existsSync(join(ROOT, folder, unit, 'README.md'))
  return isDocumented ? `[\`${unit}/\`](${unit}/README.md)` : `\`${unit}/\``
}
