import { readFile } from 'node:fs/promises'
import type { MailWords } from '#contract/mail/mail-templates.ts'
import { practiceLine } from '#domain/training/practice.ts'
import type { Brand } from '../documents/brand.ts'
import { compiledMail, isInstalled } from '../package-file.ts'
import { escapeHtml, type Html, html } from './html.ts'
import type { MailTemplate } from './template.ts'
import { fillWords, textLines } from './wording.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

const frames = new Map<string, Promise<string>>()

/**
 * The template's HTML, compiled once for each template and process. The compiler is large: it is loaded with the first mail, and is not part of a
 * production installation.
 */
function frameOf(template: { id: string; mjml: string }): Promise<string> {
  const known = frames.get(template.id)
  if (known) return known
  const made = isInstalled('mjml')
    ? import('./compile-mail.ts').then(({ compileMail }) => compileMail(template))
    : readFile(compiledMail(template.id), 'utf8')
  frames.set(template.id, made)
  return made
}

/** On one line: a line break in a subject would start another header. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n\t]+/g, ' ').trim()

const contactLine = (brand: Brand): Html => {
  const parts = [brand.phone, brand.email, brand.address].filter((part) => part !== null && part !== '')
  return html`${brand.name}<br />${parts.join(' · ')}`
}

/** The logo on white, or the name on the brand's colour. */
const headOf = ({ name, color, onColor, logoUrl, isPractice }: Brand) =>
  logoUrl === null
    ? { brandHead: isPractice ? html`${name}<br />${practiceLine}` : name, brandHeadColor: color, brandHeadInk: onColor }
    : {
        brandHead: html`<img src="${logoUrl}" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:280px;border:0" />`,
        brandHeadColor: '#ffffff',
        brandHeadInk: '#1c1f24',
      }

const signature = (brand: Brand): string =>
  ['', '--', brand.name, brand.phone, brand.email].filter((line) => line !== null).join('\n')

const textOf = (words: MailWords, middle: string): string =>
  [words.heading, words.opening, middle, words.closing]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')

interface Given<T> {
  data: T
  brand: Brand
  /** The agency's own texts; without them the defaults of the template. */
  words?: MailWords | null
}

/** A mail ready to send. Values are escaped; an unfilled slot is a bug and throws. */
export async function renderMail<T>(template: MailTemplate<T>, { data, brand, words: own }: Given<T>): Promise<RenderedMail> {
  const { wording } = template
  const words = wording ? fillWords(wording, own ?? wording.defaults, { data, brand }) : null
  const asked = oneLine(words?.subject ?? template.subject(data, brand))
  const subject = brand.isPractice ? `[Practice] ${asked}` : asked
  const slots: Record<string, string | Html> = {
    subject,
    preview: oneLine(template.preview(data, brand)),
    head: '',
    language: brand.language,
    brandName: brand.name,
    ...headOf(brand),
    brandColor: brand.color,
    brandOnColor: brand.onColor,
    brandContact: contactLine(brand),
    ...(words && { heading: oneLine(words.heading), opening: textLines(words.opening), closing: textLines(words.closing) }),
    ...template.slots(data, brand),
  }
  const frame = await frameOf(template)
  const filled = frame.replaceAll(/\[\[(\w+)\]\]/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new Error(`mail ${template.id} has no value for ${name}`)
    return typeof value === 'string' ? escapeHtml(value) : value.html
  })
  const text = template.text(data, brand).trim()
  const head = brand.isPractice ? `${practiceLine}\n\n` : ''
  return { subject, html: filled, text: `${head}${words ? textOf(words, text) : text}\n${signature(brand)}\n` }
}
