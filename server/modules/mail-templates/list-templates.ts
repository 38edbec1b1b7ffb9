import { desc, eq } from 'drizzle-orm'
import type { MailTemplateRow } from '#contract/mail/mail-templates.ts'
import type { Ctx } from '../../ctx.ts'
import { mailWords } from '../../db/schema/index.ts'
import { mailTemplates, wordedMails } from '../../mail/registry.ts'

/** Every mail to customers, with the agency's subject and its last change. */
export async function listTemplates(ctx: Ctx): Promise<MailTemplateRow[]> {
  const newest = await ctx.tx((tx) =>
    tx
      .selectDistinctOn([mailWords.template])
      .from(mailWords)
      .where(eq(mailWords.agencyId, ctx.agencyId))
      .orderBy(mailWords.template, desc(mailWords.version)),
  )
  const changes = new Map(newest.map((row) => [row.template, row]))
  return wordedMails.flatMap((name) => {
    const { wording } = mailTemplates[name]
    if (!wording) return []
    const change = changes.get(name)
    return {
      name,
      event: wording.event,
      group: wording.group,
      subject: (change?.words ?? wording.defaults).subject,
      isDefault: !change?.words,
      changed: change ? { by: change.changedBy, at: change.changedAt.toISOString() } : null,
    }
  })
}
