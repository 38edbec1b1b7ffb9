import type { Brand } from '../documents/brand.ts'
import type { Html } from './html.ts'

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
  /** The plain text alternative. */
  text(data: T, brand: Brand): string
  /** For tests and previews. */
  sample: T
}

export const defineMail = <T>(template: MailTemplate<T>): MailTemplate<T> => template
