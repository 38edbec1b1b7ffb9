import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Instant, Int4 } from '../shapes.ts'

const line = (name: string) => Words.trim().min(1, `Write the ${name}.`).max(160, `The ${name} has at most 160 characters.`)
const block = (name: string) => Words.trim().max(2000, `The ${name} has at most 2,000 characters.`)

/** The texts of a mail that an agency may change; `{{order number}}` is a variable. */
export const MailWords = z.object({
  subject: line('subject'),
  heading: line('heading'),
  opening: block('opening text'),
  closing: block('closing text'),
})
export type MailWords = z.infer<typeof MailWords>

const RenderedMail = z.object({ subject: z.string(), html: z.string(), text: z.string() })

const Row = z.object({
  name: z.string(),
  /** When it is sent, in words. */
  event: z.string(),
  group: z.enum(['Orders', 'Payments', 'Offers', 'Signing in']),
  subject: z.string(),
  isDefault: z.boolean(),
  /** The last change; null before the first. */
  changed: z.object({ by: z.string(), at: Instant }).nullable(),
})

const Version = z.object({ version: z.int(), by: z.string(), at: Instant, isDefault: z.boolean() })

export const MailTemplateDetail = z.object({
  name: z.string(),
  event: z.string(),
  words: MailWords,
  isDefault: z.boolean(),
  /** The number of changes so far; 0 before the first. */
  version: z.int(),
  variables: z.array(z.object({ name: z.string(), says: z.string(), sample: z.string() })),
  /** Newest first. */
  versions: z.array(Version),
  /** The sample with the current texts. */
  preview: RenderedMail,
})
export type MailTemplateDetail = z.infer<typeof MailTemplateDetail>
export type MailTemplateRow = z.infer<typeof Row>

const tags = ['Mail']
const ByName = z.object({ name: Words.min(1).max(64) })
const unknownVariable = 'A variable that the mail does not have is refused at its field.'

export const mailTemplates = {
  list: endpoint('site:write', 'List the mails to customers')
    .route({ method: 'GET', path: '/mail-templates', tags })
    .output(z.array(Row)),
  get: endpoint('site:write', 'Read the texts of a mail, its variables, earlier versions and a sample')
    .route({ method: 'GET', path: '/mail-templates/{name}', tags })
    .input(ByName)
    .output(MailTemplateDetail),
  save: endpoint('site:write', 'Change the texts of a mail', ['mail.changed-elsewhere'])
    .route({
      method: 'PUT',
      path: '/mail-templates/{name}',
      tags,
      description: `The next mail of this event has them. \`version\` is the version that was read. ${unknownVariable}`,
    })
    .input(MailWords.extend({ ...ByName.shape, version: Int4 }))
    .output(MailTemplateDetail),
  restore: endpoint('site:write', 'Restore an earlier version of a mail, or its default', ['mail.changed-elsewhere'])
    .route({
      method: 'POST',
      path: '/mail-templates/{name}/restore',
      tags,
      successStatus: 200,
      description: 'Version 0 is the default. The restored texts become the newest version, so no version is lost.',
    })
    .input(ByName.extend({ version: Int4 }))
    .output(MailTemplateDetail),
  preview: endpoint('site:write', 'Render the sample of a mail with other texts')
    .route({
      method: 'POST',
      path: '/mail-templates/{name}/preview',
      tags,
      successStatus: 200,
      description: `Nothing is stored. ${unknownVariable}`,
    })
    .input(MailWords.extend(ByName.shape))
    .output(RenderedMail),
  sendTest: endpoint('site:write', 'Mail the sample with other texts to yourself', ['input.too-many-requests'])
    .route({
      method: 'POST',
      path: '/mail-templates/{name}/test',
      tags,
      description: `Nothing is stored. At most ten an hour for each member. ${unknownVariable}`,
    })
    .input(MailWords.extend(ByName.shape))
    .output(Done),
}
