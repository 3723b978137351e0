import { emitKeypressEvents } from 'node:readline'
import type { ReadStream } from 'node:tty'

/** Calls back for each key, one at a time, with the terminal as it was meanwhile. Returns the function that ends it. */
export function readKeys(input: ReadStream, onKey: (key: string) => unknown): () => void {
  let isBusy = false
  let hasEnded = false
  const take = () => void (hasEnded || input.setRawMode(true).resume())
  const release = () => void input.setRawMode(false).pause()

  const onKeypress = async (_text: string | undefined, { name = '', ctrl }: { name?: string; ctrl: boolean }) => {
    if (isBusy) return
    // it is no signal while single keys are read
    if (ctrl && name === 'c') return void process.emit('SIGINT')
    if (ctrl) return
    isBusy = true
    release()
    await onKey(name)
    take()
    isBusy = false
  }

  emitKeypressEvents(input)
  input.on('keypress', onKeypress)
  take()
  return () => {
    hasEnded = true
    input.off('keypress', onKeypress)
    release()
  }
}
