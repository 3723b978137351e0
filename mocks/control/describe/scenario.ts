import type { WorldState } from '../api.ts'
import { type CommandTarget, toCommand } from './command.ts'

type LoadedScenario = WorldState['loadedScenarios'][number]

/** Describes a loaded scenario, such as 'fit-saved (email ann@example.com)'. */
export function describeScenario({ name, params }: LoadedScenario): string {
  const settings = Object.entries(params ?? {}).map(([key, value]) => `${key} ${String(value)}`)
  return settings.length > 0 ? `${name} (${settings.join(', ')})` : name
}

/** The CLI command that loads scenarios, with values quoted for a shell. */
export function toCliCommand(
  scenarios: readonly Pick<LoadedScenario, 'name' | 'params'>[],
  { region, ...target }: CommandTarget & { region: string },
): string {
  const params = scenarios.flatMap((scenario) => Object.entries(scenario.params ?? {}))
  const command = [
    scenarios.length > 0 ? `scenario use ${scenarios.map(({ name }) => name).join(' ')}` : 'scenario clear',
    ...params
      .filter(([name]) => name !== 'region')
      .map(([name, value]) => `--param ${quote(`${name}=${String(value)}`)}`),
    ...(region === 'gb' || scenarios.length === 0 ? [] : [`--region ${region}`]),
  ].join(' ')
  return toCommand(command, target)
}

const quote = (text: string) => (/^[\w@.=:/+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
