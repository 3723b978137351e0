/** An email address that its owner recognises and nobody can write to: 'j•••@example.com'. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}
