/** Whether a text looks like an email address. The shop's own check is stricter (FORM-01). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
