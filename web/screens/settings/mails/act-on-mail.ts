import type { MailTemplateDetail, MailWords } from '#contract/mail/mail-templates.ts'
import type { Api } from '#contract/index.ts'
import { failedForm } from '../../../kit/form/outcome.ts'

export type MailOutcome =
  | { done: 'saved' | 'restored' }
  | { done: 'tested'; typed: MailWords }
  | { done: 'previewed'; typed: MailWords; preview: MailTemplateDetail['preview'] }

type Given = { name: string; form: Record<string, string> }

/** Forms send line breaks as CR LF, which would count twice. */
const plain = (text = ''): string => text.replaceAll('\r\n', '\n')

const wordsIn = ({ subject, heading, opening, closing }: Given['form']): MailWords => ({
  subject: plain(subject),
  heading: plain(heading),
  opening: plain(opening),
  closing: plain(closing),
})

/** The buttons of the screen by their `intent`. */
const intents: Record<string, (api: Api['mailTemplates'], given: Given) => Promise<MailOutcome>> = {
  async save(api, { name, form }) {
    await api.save({ name, version: Number(form.seen), ...wordsIn(form) })
    return { done: 'saved' }
  },
  async preview(api, { name, form }) {
    const typed = wordsIn(form)
    return { done: 'previewed', typed, preview: await api.preview({ name, ...typed }) }
  },
  async test(api, { name, form }) {
    const typed = wordsIn(form)
    await api.sendTest({ name, ...typed })
    return { done: 'tested', typed }
  },
  async restore(api, { name, form }) {
    await api.restore({ name, version: Number(form.version) })
    return { done: 'restored' }
  },
}

/** Does what the pressed button says; a refusal keeps what was typed. */
export async function actOnMail(api: Api['mailTemplates'], given: Given) {
  const act = intents[given.form.intent ?? '']
  if (!act) throw new Response(null, { status: 400 })
  try {
    return await act(api, given)
  } catch (error) {
    return failedForm(error, given.form)
  }
}
