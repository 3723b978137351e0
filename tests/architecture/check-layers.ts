import type { Layering } from './layers.ts'
import { isGenerated, isTestFile, type SourceFile } from './source-graph.ts'

type Edge = { importer: string; imported: string; from: string; to: string }

/** Everything that breaks a layering, one line each: files of no unit, upward imports, unlisted pairs, closed units. */
export function findLayerViolations(graph: ReadonlyMap<string, SourceFile>, layering: Layering): string[] {
  const { folder, allowedPairs, onlyImportedBy } = layering
  const layers = layering.layers.map((layer) => Object.keys(layer))
  const files = [...graph.values()].filter(
    ({ path }) => path.startsWith(`${folder}/`) && !isTestFile(path) && !isGenerated(path),
  )
  const getUnit = (path: string) =>
    layers
      .flat()
      .filter((unit) => path === `${folder}/${unit}` || path.startsWith(`${folder}/${unit}/`))
      .toSorted((a, b) => b.length - a.length)[0]
  const getLayer = (unit: string) => layers.findIndex((units) => units.includes(unit))

  const withoutUnit = files.filter(({ path }) => !getUnit(path)).map(({ path }) => `${path} belongs to no unit`)
  const emptyUnits = layers
    .flat()
    .filter((unit) => !files.some(({ path }) => getUnit(path) === unit))
    .map((unit) => `${folder}/${unit} holds no file`)
  const edges = files.flatMap(({ path, imports }) =>
    imports.flatMap(({ from: imported }): Edge[] => {
      const [from, to] = [getUnit(path), getUnit(imported)]
      return from && to && from !== to && !isGenerated(imported) ? [{ importer: path, imported, from, to }] : []
    }),
  )
  const toPair = ({ from, to }: Edge) => `${from} -> ${to}`
  const pairs = edges.filter(({ from, to }) => getLayer(from) === getLayer(to))
  const describe = (problem: string, broken: readonly Edge[]) =>
    broken.map(({ importer, imported }) => `${importer} -> ${imported} ${problem}`)
  return [
    ...withoutUnit,
    ...emptyUnits,
    ...describe(
      'points up',
      edges.filter(({ from, to }) => getLayer(to) < getLayer(from)),
    ),
    ...describe(
      'joins two units of one layer',
      pairs.filter((edge) => !(toPair(edge) in allowedPairs)),
    ),
    ...describe(
      'reaches a unit that is closed to it',
      edges.filter(({ importer, to }) =>
        onlyImportedBy[to]?.every((unit) => !importer.startsWith(`${folder}/${unit}`)),
      ),
    ),
    ...Object.keys(allowedPairs)
      .filter((allowed) => !pairs.some((edge) => toPair(edge) === allowed))
      .map((allowed) => `${allowed} is listed in ${folder} and not needed`),
  ]
}
