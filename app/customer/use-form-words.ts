import { accountForms } from '#app/copy/en-GB/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'

/** The texts of the account's forms: addresses and name. */
export const useFormWords = () => useWords(accountForms)
