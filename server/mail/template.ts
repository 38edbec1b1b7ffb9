import type { Brand } from '../documents/brand.ts'
import type { Html } from './html.ts'
import { fillWords, type Wording } from './wording.ts'

/** One kind of mail: a file in this folder and a line in the registry. */
export interface MailTemplate<T> {
  id: string
  subject(data: T, brand: Brand): string
  /** The line that mail programs show after the subject. */
  preview(data: T, brand: Brand): string
  /** MJML for `mj-body`'s sections; `[[name]]` is a slot. Compiled once, so it must not depend on data. */
  mjml: string
  /** The values of the slots: texts are escaped, `Html` is not. */
  slots(data: T, brand: Brand): Record<string, string | Html>
  /** The texts that agencies may change; `[[heading]]`, `[[opening]]` and `[[closing]]` are their slots. Absent for mails that nobody changes. */
  wording?: Wording<T>
  /** The plain text alternative; with `wording` the part between the opening and the closing text. */
  text(data: T, brand: Brand): string
  /** For tests and previews. */
  sample: T
}

export const defineMail = <T>(template: MailTemplate<T>): MailTemplate<T> => template

/** A mail to customers, whose texts agencies may change. */
export const defineWordedMail = <T>(template: Omit<MailTemplate<T>, 'subject'> & { wording: Wording<T> }): MailTemplate<T> => ({
  subject: (data, brand) => fillWords(template.wording, template.wording.defaults, { data, brand }).subject,
  ...template,
})
