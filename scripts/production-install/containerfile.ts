import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'

export const CONTAINERFILE = 'cli/serve/deploy/Containerfile'

/** What the image that runs is made of, as the last stage of the Containerfile says. */
export type Image = {
  /** What is copied from the build, relative to its folder and to the image's. */
  paths: string[]
  environment: Record<string, string>
  user: string
  healthCheck: string[]
  command: string[]
}

/** Reads the Containerfile. Throws when it has an instruction in a form that this reader does not know. */
export function readContainerfile(): Image {
  const text = readFileSync(join(ROOT, CONTAINERFILE), 'utf8')
  const lastStage = text.slice(text.lastIndexOf('\nFROM ') + 1).split('\n')
  const read = (instruction: string, form: RegExp) =>
    lastStage
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => {
        const match = form.exec(line)
        if (!match) throw new Error(`${CONTAINERFILE}: expected ${form}, read "${line}".`)
        return match[1] ?? ''
      })
  const readOne = (instruction: string, form: RegExp) => {
    const [value] = read(instruction, form)
    if (value === undefined) throw new Error(`${CONTAINERFILE}: the last stage has no ${instruction}.`)
    return value
  }
  return {
    paths: read('COPY', /^COPY --from=build \/build\/(\S+) \.\/\S*$/),
    environment: Object.fromEntries(
      read('ENV', /^ENV ((?:\w+=\S+ ?)+)$/).flatMap((line) => line.split(' ').map((pair) => pair.split('=', 2))),
    ),
    user: readOne('USER', /^USER (\w+)$/),
    healthCheck: JSON.parse(readOne('HEALTHCHECK', /^HEALTHCHECK .*?CMD (\[.+\])$/)),
    command: JSON.parse(readOne('CMD', /^CMD (\[.+\])$/)),
  }
}
