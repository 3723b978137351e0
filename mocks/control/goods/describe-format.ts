import { type Field, listFields, toJsonSchema } from '../../world/goods-file/fields.ts'

/** The JSON Schema of a goods file as text, with which editors complete and check one. */
export const formatJsonSchema = (): string => JSON.stringify(toJsonSchema(), null, 2)

/** Every field of a goods file with what it is. */
export const describeFields = (): Field[] => listFields()
