/** What the shopper has typed and ticked so far, and the letters that come of it: null until they can be sewn. */
export type Lettering = { text: string; acknowledged: boolean; letters: string | null }

/** Spec 5, letter for letter, in every region: what has to be ticked before anything is sewn. */
export const ACKNOWLEDGEMENT = 'I acknowledge that personalised items cannot be exchanged or returned.'

/** What a needle can write: letters of any alphabet, digits, and what stands between initials. */
const SEWABLE = /^[\p{L}\p{M}\p{N} .&'’-]+$/u

export type LetteringProblem = 'empty' | 'unsewable' | 'too-long' | 'unacknowledged'

/** As it will stand on the garment: no space before, after, or twice in a row. */
export const sewn = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').normalize('NFC')

/** How many letters a person counts: 'é' is one, whatever it is made of. */
export const lettersIn = (text: string): number => [...sewn(text)].length

/** All that stands in the way of sewing it, in the order of the fields (PDP-07: it has to be acknowledged that it cannot come back). */
export function letteringProblems(
  { text, acknowledged }: Pick<Lettering, 'text' | 'acknowledged'>,
  maxLength: number,
): LetteringProblem[] {
  const problems: (LetteringProblem | false)[] = [
    sewn(text) === '' && 'empty',
    sewn(text) !== '' && !SEWABLE.test(sewn(text)) && 'unsewable',
    lettersIn(text) > maxLength && 'too-long',
    !acknowledged && 'unacknowledged',
  ]
  return problems.filter((problem) => problem !== false)
}
