import type { TextRule } from '../field-rules.ts'

/** After spaces, brackets, dots and hyphens are removed. Imported lists have national numbers too. */
export const phoneRule: TextRule = {
  pattern: /^\+?\d{6,15}$/,
  says: 'Enter a phone number of 6 to 15 digits, with its country code if you know it.',
}
