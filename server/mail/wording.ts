import type { MailTemplateRow, MailWords } from '#contract/mail/mail-templates.ts'
import type { Brand } from '../documents/brand.ts'
import { type Html, html } from './html.ts'

/** A variable of a mail's texts. */
export interface MailVariable<T> {
  /** What it stands for, on the settings page. */
  says: string
  value(data: T, brand: Brand): string
}

/** The texts of a mail that agencies may change. The rest of the mail (flights, amounts, links) stays the product's own. */
export interface Wording<T> {
  /** When the mail is sent: `Tickets are issued`. */
  event: string
  group: MailTemplateRow['group']
  /** By name, in lower case. */
  variables: Record<string, MailVariable<T>>
  defaults: MailWords
}

const VARIABLE = /\{\{([^{}]*)\}\}/g

const common: Record<string, MailVariable<unknown>> = {
  'agency name': { says: 'The name of your agency', value: (_, brand) => brand.name },
}

/** The variables of a mail with those that every mail has. */
export const variablesOf = <T>({ variables }: Wording<T>): [string, MailVariable<T>][] => [
  ...Object.entries(variables),
  ...Object.entries(common),
]

const nameOf = (written: string): string => written.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The texts with values instead of variables. A stored text may have a variable that a later release removed: it becomes empty, and the mail is sent. */
export function fillWords<T>(wording: Wording<T>, words: MailWords, given: { data: T; brand: Brand }): MailWords {
  const values = new Map(variablesOf(wording).map(([name, { value }]) => [name, value(given.data, given.brand)]))
  const fill = (text: string) => text.replaceAll(VARIABLE, (_, written: string) => values.get(nameOf(written)) ?? '')
  const { subject, heading, opening, closing } = words
  return { subject: fill(subject), heading: fill(heading), opening: fill(opening), closing: fill(closing) }
}

/** Plain text as HTML with its line breaks. */
export const textLines = (text: string): Html => {
  const lines = text.split(/\r?\n/)
  return html`${lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}`
}

/** The error of a text: a variable that the mail does not have, or braces that are not a variable. Null for a valid text. */
function problemOf(text: string, names: readonly string[]): string | null {
  const written = [...text.matchAll(VARIABLE)].map(([, inside = '']) => inside.trim())
  const unknown = written.find((name) => !names.includes(nameOf(name)))
  const offered = names.map((name) => `{{${name}}}`).join(', ')
  if (unknown !== undefined) return `There is no {{${unknown}}} in this mail. It has: ${offered}.`
  return /\{\{|\}\}/.test(text.replaceAll(VARIABLE, ''))
    ? `A variable is written between two pairs of braces, such as {{${names[0]}}}.`
    : null
}

/** The errors of texts by field, for `input.invalid`. */
export function problemsOf<T>(wording: Wording<T>, words: MailWords): { path: string; message: string }[] {
  const names = variablesOf(wording).map(([name]) => name)
  const { subject, heading, opening, closing } = words
  return Object.entries({ subject, heading, opening, closing }).flatMap(([path, text]) => {
    const message = problemOf(text, names)
    return message === null ? [] : [{ path, message }]
  })
}
