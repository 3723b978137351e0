import { findScenarioName } from '#mocks/control/scenario-names.ts'
import { UsageError } from '../usage-error.ts'

/** Throws unless scenarios of this checkout have these names, before anything is started or written. */
export function requireScenarios(names: readonly string[]): void {
  for (const name of names) {
    const { isKnown, nearest } = findScenarioName(name)
    if (isKnown) continue
    throw new UsageError(`No scenario called "${name}".`, {
      next: `${nearest ? `Did you mean ${nearest}?  ` : ''}Run \`npx spoke scenario list\` to see them all.`,
      exitCode: 2,
    })
  }
}

/** Throws if a scenario of this checkout has the name. */
export function refuseScenario(name: string): void {
  if (findScenarioName(name).isKnown)
    throw new UsageError(`There is a scenario ${name}.`, {
      next: 'Choose another name; nothing was written.',
      exitCode: 2,
    })
}
