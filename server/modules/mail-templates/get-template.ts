import type { MailTemplateDetail } from '#contract/mail/mail-templates.ts'
import type { Ctx } from '../../ctx.ts'
import { readBrand } from '../mail/read-brand.ts'
import { findWordedMail } from './find-worded-mail.ts'
import { changesOf } from '../mail/read-words.ts'

/** Older versions stay stored and are not listed. */
const MOST_VERSIONS = 50

/** The texts of a mail with its variables, versions and sample. Throws access.not-found. */
export async function getTemplate(ctx: Ctx, { name }: { name: string }): Promise<MailTemplateDetail> {
  const mail = findWordedMail(name)
  const { versions, brand } = await ctx.tx(async (tx) => ({
    versions: await changesOf(tx, ctx, name, MOST_VERSIONS),
    brand: await readBrand(tx, ctx),
  }))
  const own = versions[0]?.words ?? null
  const words = own ?? mail.defaults
  return {
    name,
    event: mail.event,
    words,
    isDefault: own === null,
    version: versions[0]?.version ?? 0,
    variables: mail.variables(brand),
    versions: versions.map((row) => ({
      version: row.version,
      by: row.changedBy,
      at: row.changedAt.toISOString(),
      isDefault: row.words === null,
    })),
    preview: await mail.render(brand, words),
  }
}
