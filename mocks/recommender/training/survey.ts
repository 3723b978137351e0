import { z } from 'zod'

/** One man of the survey: measured girths and heights in millimetres, and stated height, weight and age. */
const man = z.object({
  subjectid: z.string(),
  waistcircumference: z.coerce.number(),
  buttockcircumference: z.coerce.number(),
  thighcircumference: z.coerce.number(),
  chestcircumference: z.coerce.number(),
  crotchheight: z.coerce.number(),
  cervicaleheight: z.coerce.number(),
  sleevelengthspinewrist: z.coerce.number(),
  wristcircumference: z.coerce.number(),
  stature: z.coerce.number(),
  weightkg: z.coerce.number(),
  Age: z.coerce.number(),
  Heightin: z.coerce.number(),
  Weightlbs: z.coerce.number(),
})

export type Man = z.output<typeof man>

/** The columns of the survey that are read. */
export const SURVEY_COLUMNS = Object.keys(man.shape)

/** Reads the rows of a comma-separated file with a header. Throws on quoted fields. */
export function readTable(text: string): Record<string, string>[] {
  if (text.includes('"')) throw new Error('The table has quoted fields, which are not supported')
  const [heading = '', ...lines] = text.trim().split(/\r?\n/)
  const names = heading.split(',')
  return lines.map((line) => {
    const values = line.split(',')
    return Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']))
  })
}

/** Reads the men of an ANSUR II file. Throws with the line and columns that are not numbers. */
export function readSurvey(text: string): Man[] {
  return readTable(text).map((row, i) => {
    const result = man.safeParse(row)
    if (result.success) return result.data
    const columns = result.error.issues.map(({ path }) => path.join('.')).join(', ')
    throw new Error(`Line ${i + 2} of the survey lacks a number in: ${columns}`)
  })
}
