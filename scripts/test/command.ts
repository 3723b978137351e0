import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { CommandOptions, CommandResult } from './step.ts'

/** A step that takes longer hangs. */
const LIMIT_MS = 15 * 60_000
/** How often a log without a terminal hears that work goes on. */
const BEAT_MS = 15_000

/** Runs commands in the project's folder, keeps what they print, and says from time to time that they still run. */
export function createCommand(root: string, say: (line: string) => void) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  return ([program = '', ...args]: readonly string[], { env = {} }: CommandOptions = {}): Promise<CommandResult> =>
    new Promise((resolve) => {
      const startedAt = Date.now()
      const seconds = () => Math.round((Date.now() - startedAt) / 1000)
      // In a group of its own, so that what it started in turn ends with it.
      const child = spawn(program, args, {
        cwd: root,
        env: { ...process.env, PATH, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      let output = ''
      let stdout = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        stdout += text
        output += text
      })
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
      const beat = setInterval(() => say(`    ${seconds()} s  ${lastLine(output)}`), BEAT_MS)
      const stop = () => child.pid && process.kill(-child.pid, 'SIGKILL')
      const limit = setTimeout(() => {
        output += `\nStopped after ${seconds()} s.\n`
        stop()
      }, LIMIT_MS)
      const end = (ok: boolean, more = '') => {
        clearInterval(beat)
        clearTimeout(limit)
        process.off('exit', stop)
        resolve({ ok, stdout, output: output + more })
      }
      process.on('exit', stop)
      child.on('error', (error) => end(false, `${error.message}\n`))
      child.on('close', (code) => end(code === 0))
    })
}

const lastLine = (output: string) =>
  stripVTControlCharacters(output.slice(-2000)).trimEnd().split('\n').at(-1)?.trim().slice(0, 100) ?? ''
