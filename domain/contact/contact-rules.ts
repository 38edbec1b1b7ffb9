import type { TextRule } from '../field-rules.ts'

export const emailRule: TextRule = {
  pattern: /^(?!\.)(?!.*\.\.)[\w.+'-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  says: 'Enter an e-mail address such as name@example.com.',
}
