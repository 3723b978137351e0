import { createLogger, type Logger } from 'vite'

/** Lines of a stack in packages and in Node itself. */
const FOREIGN_FRAME = /\n\s+at .*(?:\/node_modules\/|\(node:).*/g

/** Vite's logger from warnings on. Its errors end with the place in the project's code, without the stack of packages. */
export function createViteLogger(): Logger {
  const logger = createLogger('warn', { allowClearScreen: false })
  return { ...logger, error: (text, options) => logger.error(text.replace(FOREIGN_FRAME, ''), options) }
}
