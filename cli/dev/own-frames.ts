/** Lines of a stack in packages and in Node itself. */
const FOREIGN_FRAME = /\n\s+at .*(?:\/node_modules\/|\(node:).*/g

/** An error's text with only those lines of its stack that are in the project's code. */
export const keepOwnFrames = (text: string): string => text.replace(FOREIGN_FRAME, '')
