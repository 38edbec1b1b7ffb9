import type { MailWords } from '#contract/mail/mail-templates.ts'
import type { Ctx } from '../../ctx.ts'
import type { RenderedMail } from '../../mail/render-mail.ts'
import { readBrand } from '../mail/read-brand.ts'
import { checkedMail } from './find-worded-mail.ts'

/** The sample of a mail with texts that are not stored. Throws access.not-found and input.invalid. */
export async function previewWords(ctx: Ctx, input: MailWords & { name: string }): Promise<RenderedMail> {
  const mail = checkedMail(input.name, input)
  return mail.render(await ctx.tx((tx) => readBrand(tx, ctx)), input)
}
