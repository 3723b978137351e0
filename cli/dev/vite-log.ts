import { createLogger, type Logger } from 'vite'
import { keepOwnFrames } from './readable-log.ts'

/** Vite's logger from warnings on. Its errors end with the place in the project's code, without the stack of packages. */
export function createViteLogger(): Logger {
  const logger = createLogger('warn', { allowClearScreen: false })
  return { ...logger, error: (text, options) => logger.error(keepOwnFrames(text), options) }
}
