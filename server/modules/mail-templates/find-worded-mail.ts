import type { MailWords } from '#contract/mail/mail-templates.ts'
import { AppError } from '#domain/errors.ts'
import type { Brand } from '../../documents/brand.ts'
import { isMailId, type MailData, type MailId, mailTemplates } from '../../mail/registry.ts'
import { type RenderedMail, renderMail } from '../../mail/render-mail.ts'
import { problemsOf, variablesOf } from '../../mail/wording.ts'

export interface WordedMail {
  id: MailId
  event: string
  defaults: MailWords
  sample: MailData[MailId]
  variables(brand: Brand): { name: string; says: string; sample: string }[]
  /** The errors of texts by field. */
  problems(words: MailWords): { path: string; message: string }[]
  /** The sample with these texts. */
  render(brand: Brand, words: MailWords): Promise<RenderedMail>
}

function wordedMail<K extends MailId>(id: K): WordedMail {
  const template = mailTemplates[id]
  const { wording, sample } = template
  if (!wording) throw new AppError('access.not-found')
  return {
    id,
    event: wording.event,
    defaults: wording.defaults,
    sample,
    variables: (brand) => variablesOf(wording).map(([name, { says, value }]) => ({ name, says, sample: value(sample, brand) })),
    problems: (words) => problemsOf(wording, words),
    render: (brand, words) => renderMail(template, { data: sample, brand, words }),
  }
}

/** A mail whose texts agencies may change. Throws access.not-found. */
export function findWordedMail(name: string): WordedMail {
  if (!isMailId(name)) throw new AppError('access.not-found')
  return wordedMail(name)
}

/** The mail, after its texts were checked. Throws access.not-found, and input.invalid for unknown variables. */
export function checkedMail(name: string, words: MailWords): WordedMail {
  const mail = findWordedMail(name)
  const problems = mail.problems(words)
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  return mail
}
