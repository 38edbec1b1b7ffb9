import { AppError } from '../errors.ts'
import {
  type QuoteContent,
  type QuoteCoverWords,
  type QuoteOption,
  type QuotePart,
  type QuoteTraveller,
  quoteLimits,
} from './quote-content.ts'

/**
 * Changes of a quote's content. Each concerns one part, so that two members who change different parts lose nothing; a change of a part that is based
 * on an older `rev` of it throws quote.changed-meanwhile.
 */

const assertNewest = (part: { rev: number }, rev: number): void => {
  if (part.rev !== rev) throw new AppError('quote.changed-meanwhile')
}

export function setCover(content: QuoteContent, { rev, ...words }: QuoteCoverWords & { rev: number }): QuoteContent {
  assertNewest(content.cover, rev)
  const { travellers, showsShares } = content.cover
  return { ...content, cover: { ...words, travellers, showsShares, rev: rev + 1 } }
}

interface NewTravellers {
  rev: number
  /** Without an id: somebody who is added. */
  travellers: (Omit<QuoteTraveller, 'id'> & { id: string | null })[]
  showsShares: boolean
  newId: () => string
}

/** The travellers with ids. Throws access.not-found for an id that the quote does not have, or has once and is given twice. */
function identified({ cover }: QuoteContent, { travellers, newId }: NewTravellers): QuoteTraveller[] {
  const given = travellers.flatMap(({ id }) => id ?? [])
  const isKnown = given.every((id, at) => given.indexOf(id) === at && cover.travellers.some((one) => one.id === id))
  if (!isKnown) throw new AppError('access.not-found')
  return travellers.map(({ id, ...words }) => ({ ...words, id: id ?? newId() }))
}

/**
 * Sets who travels. Removed travellers are taken from the parts that are for others too. Throws quote.traveller-needed where a part is for removed
 * travellers alone: without them it would be for all.
 */
export function setTravellers(content: QuoteContent, input: NewTravellers): QuoteContent {
  const { rev, showsShares } = input
  assertNewest(content.cover, rev)
  const travellers = identified(content, input)
  const reduced = (part: QuotePart): QuotePart => {
    const left = part.travellers.filter((id) => travellers.some((one) => one.id === id))
    if (left.length === part.travellers.length) return part
    if (left.length === 0) throw new AppError('quote.traveller-needed', { part: part.title })
    return { ...part, travellers: left, rev: part.rev + 1 }
  }
  return {
    ...content,
    cover: { ...content.cover, travellers, showsShares, rev: rev + 1 },
    options: content.options.map((option) => ({ ...option, parts: option.parts.map(reduced) })),
  }
}

/** Throws access.not-found for a part that is for somebody who does not travel. */
function assertTravellers({ cover }: QuoteContent, { travellers }: QuotePart): void {
  if (travellers.some((id) => !cover.travellers.some((one) => one.id === id))) throw new AppError('access.not-found')
}
const optionOf = ({ options }: QuoteContent, id: string): QuoteOption => {
  const found = options.find((option) => option.id === id)
  if (!found) throw new AppError('access.not-found')
  return found
}

const replaceOption = (content: QuoteContent, option: QuoteOption): QuoteContent => ({
  ...content,
  options: content.options.map((one) => (one.id === option.id ? option : one)),
})

/** Adds an option; `copyOf`: with the parts of another one, under ids of their own. */
export function addOption(
  content: QuoteContent,
  { id, title, copyOf, newId }: { id: string; title: string; copyOf: string | null; newId: () => string },
): QuoteContent {
  if (content.options.length >= quoteLimits.options) throw new AppError('quote.full')
  const parts = copyOf === null ? [] : optionOf(content, copyOf).parts.map((part) => ({ ...part, id: newId(), rev: 0 }))
  return { ...content, options: [...content.options, { id, rev: 0, title, parts }] }
}

export function renameOption(content: QuoteContent, { id, rev, title }: Pick<QuoteOption, 'id' | 'rev' | 'title'>): QuoteContent {
  const option = optionOf(content, id)
  assertNewest(option, rev)
  return replaceOption(content, { ...option, title, rev: rev + 1 })
}

export function removeOption(content: QuoteContent, id: string): QuoteContent {
  optionOf(content, id)
  return { ...content, options: content.options.filter((option) => option.id !== id) }
}

/** The part and its option. Throws access.not-found. */
export function findPart(content: QuoteContent, id: string): { option: QuoteOption; part: QuotePart } {
  for (const option of content.options) {
    const part = option.parts.find((one) => one.id === id)
    if (part) return { option, part }
  }
  throw new AppError('access.not-found')
}

export function addPart(content: QuoteContent, optionId: string, part: QuotePart): QuoteContent {
  const option = optionOf(content, optionId)
  if (option.parts.length >= quoteLimits.parts) throw new AppError('quote.full')
  assertTravellers(content, part)
  return replaceOption(content, { ...option, parts: [...option.parts, part] })
}

/** Replaces a part by its next revision. */
export function setPart(content: QuoteContent, next: QuotePart): QuoteContent {
  const { option, part } = findPart(content, next.id)
  assertNewest(part, next.rev)
  assertTravellers(content, next)
  const parts = option.parts.map((one) => (one.id === next.id ? { ...next, rev: next.rev + 1 } : one))
  return replaceOption(content, { ...option, parts })
}

export function removePart(content: QuoteContent, id: string): QuoteContent {
  const { option } = findPart(content, id)
  return replaceOption(content, { ...option, parts: option.parts.filter((part) => part.id !== id) })
}

/** Moves a part up (-1) or down (1) within its option; at the end it stays. */
export function movePart(content: QuoteContent, id: string, by: -1 | 1): QuoteContent {
  const { option, part } = findPart(content, id)
  const at = option.parts.indexOf(part)
  const other = option.parts[at + by]
  if (!other) return content
  const parts = option.parts.map((one, index) => {
    if (index === at) return other
    return index === at + by ? part : one
  })
  return replaceOption(content, { ...option, parts })
}
