import { isMessageCode } from '#app/copy/messages.ts'
import type { Notice } from './cart-outcome.ts'

/** The notice that a posted form put into the address; null for any other word. */
export const getFormNotice = (problem: string | undefined): Notice | null =>
  problem !== undefined && isNotice(problem) ? problem : null

const isNotice = (word: string): word is Notice =>
  (/^(?:cart|discount)\./.test(word) || word === 'limit.reached') && isMessageCode(word)
