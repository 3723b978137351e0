/** The typed text, the acknowledgement, and the letters to sew: null until both are valid. */
export type Lettering = { text: string; acknowledged: boolean; letters: string | null }

/** What can be sewn: letters of any alphabet, digits, spaces and the marks between initials. */
const SEWABLE = /^[\p{L}\p{M}\p{N} .&'’-]+$/u

type LetteringProblem = 'empty' | 'unsewable' | 'too-long' | 'unacknowledged'

/** The letters as they will be sewn: without surrounding or repeated spaces. */
export const normalizeLetters = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').normalize('NFC')

/** The number of letters as people count them: a composed 'é' is one. */
export const countLetters = (text: string): number => [...normalizeLetters(text)].length

/** What prevents sewing, in the order of the fields. PDP-07 requires the acknowledgement. */
export function getLetteringProblems(
  { text, acknowledged }: Pick<Lettering, 'text' | 'acknowledged'>,
  maxLength: number,
): LetteringProblem[] {
  const problems: (LetteringProblem | false)[] = [
    normalizeLetters(text) === '' && 'empty',
    normalizeLetters(text) !== '' && !SEWABLE.test(normalizeLetters(text)) && 'unsewable',
    countLetters(text) > maxLength && 'too-long',
    !acknowledged && 'unacknowledged',
  ]
  return problems.filter((problem) => problem !== false)
}
