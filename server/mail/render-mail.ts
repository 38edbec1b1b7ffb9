import { readFile } from 'node:fs/promises'
import type { Brand } from '../documents/brand.ts'
import { compiledMail, isInstalled } from '../package-file.ts'
import { escapeHtml, type Html, html } from './html.ts'
import type { MailTemplate } from './template.ts'

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
const headOf = ({ name, color, onColor, logoUrl }: Brand) =>
  logoUrl === null
    ? { brandHead: name, brandHeadColor: color, brandHeadInk: onColor }
    : {
        brandHead: html`<img src="${logoUrl}" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:280px;border:0" />`,
        brandHeadColor: '#ffffff',
        brandHeadInk: '#1c1f24',
      }

const signature = (brand: Brand): string =>
  ['', '--', brand.name, brand.phone, brand.email].filter((line) => line !== null).join('\n')

/** A mail ready to send. Values are escaped; an unfilled slot is a bug and throws. */
export async function renderMail<T>(template: MailTemplate<T>, data: T, brand: Brand): Promise<RenderedMail> {
  const subject = oneLine(template.subject(data, brand))
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
    ...template.slots(data, brand),
  }
  const frame = await frameOf(template)
  const filled = frame.replaceAll(/\[\[(\w+)\]\]/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new Error(`mail ${template.id} has no value for ${name}`)
    return typeof value === 'string' ? escapeHtml(value) : value.html
  })
  return { subject, html: filled, text: `${template.text(data, brand).trim()}\n${signature(brand)}\n` }
}
