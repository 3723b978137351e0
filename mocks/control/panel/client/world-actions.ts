import { h } from './dom.ts'
import type { Panel } from './state.ts'

type Words<Result> = { id?: string; name?: string; says?: (result: Result) => string }

/** The actions of a world's controls: each shows its result or failure, and shows the world again. */
export type Actions = {
  run<Result>(work: () => Promise<Result>, says?: (result: Result) => string): Promise<void>
  button<Result>(label: string, work: () => Promise<Result>, words?: Words<Result>): HTMLButtonElement
}

/** Creates the actions of a world's controls. @param show Shows the world as it is after an action. */
export function createActions({ events, notify }: Panel, show: () => Promise<void>): Actions {
  const run: Actions['run'] = async (work, says) => {
    await work().then(
      (result) => says && notify(says(result)),
      (error: unknown) => notify(error instanceof Error ? error.message : String(error), true),
    )
    events.emit('change')
    await show()
  }
  return {
    run,
    button: (label, work, { id = toId(label), name = label, says } = {}) =>
      h('button', { type: 'button', id, 'aria-label': name, onclick: () => void run(work, says) }, label),
  }
}

/** An id that a redrawn control has again, so that it keeps the focus. */
const toId = (label: string) => `world-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
