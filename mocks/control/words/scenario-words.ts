import type { WorldState } from '../api.ts'

type Told = WorldState['arranged'][number]

/** 'fit-saved (email ann@example.com)' */
export function scenarioInWords({ name, params }: Told): string {
  const told = Object.entries(params ?? {}).map(([key, value]) => `${key} ${String(value)}`)
  return told.length > 0 ? `${name} (${told.join(', ')})` : name
}

/** The command that does at a terminal what a press in the panel does. Values are quoted where a shell would take them apart. */
export function commandFor(
  scenarios: readonly Pick<Told, 'name' | 'params'>[],
  { world, region }: { world: string; region: string },
): string {
  const params = scenarios.flatMap((each) => Object.entries(each.params ?? {}))
  return [
    scenarios.length > 0
      ? `npx spoke scenario use ${scenarios.map(({ name }) => name).join(' ')}`
      : 'npx spoke scenario clear',
    ...params
      .filter(([name]) => name !== 'region')
      .map(([name, value]) => `--param ${quoted(`${name}=${String(value)}`)}`),
    ...(region === 'gb' || scenarios.length === 0 ? [] : [`--region ${region}`]),
    ...(world === 'default' ? [] : [`--world ${world}`]),
  ].join(' ')
}

const quoted = (text: string) => (/^[\w@.=:/+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
