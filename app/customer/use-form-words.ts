import { accountForms } from '#app/copy/en-GB/account-forms.ts'
import { accountForms as american } from '#app/copy/en-US/account-forms.ts'
import { useWords } from '#app/copy/use-words.ts'

const differences = { 'en-US': american }

/** The texts of the account's forms: addresses and name. */
export const useFormWords = () => useWords(accountForms, differences)
